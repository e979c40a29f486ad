// Response headers for every page and answer.
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** A host that can stand in a policy as it is. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-fA-F:]+\](:\d+)?$/;

/** The sockets of the host that a page was asked from. */
const sockets = ({ headers: { host = '' } }: IncomingMessage): string => (HOST.test(host) ? `ws://${host} wss://${host}` : '');

/**
 * What a page of ours may load: itself only. Phaser makes its textures from `data:` and `blob:` pictures, the silent
 * video that keeps a screen awake is a `data:` one, and older Safari does not count a WebSocket to 'self'.
 * @param secure whether people come by https; on plain http, browsers complain about headers that need it
 */
export function securityHeaders(secure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", sockets],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
