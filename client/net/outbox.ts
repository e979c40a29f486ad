// What was sent and is not yet answered. Sent again, under the same id, after every return to the table.
import type { Ack, OrderBody } from '../../shared/protocol.ts';

export type Sent =
  | { readonly id: string; readonly action: { readonly type: string; readonly [key: string]: unknown }; readonly round?: number }
  | { readonly id: string; readonly order: OrderBody };
type Send = (message: 'act' | 'order', body: Sent) => void;

/** 96 random bits as base64url. `crypto.randomUUID` is missing on phones that came by plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export interface Outbox {
  /** Sends now when there is a wire, else with the next `resend`; resolves with the server's answer. */
  post(body: Sent): Promise<Ack>;
  settle(ack: Ack): void;
  /** A wire is there (again): everything unanswered goes out in the order it was posted. */
  resend(send: Send): void;
  /** The wire is gone; what is posted waits. */
  hold(): void;
  /** Nothing will be answered any more: all waiting promises resolve with this refusal. */
  close(code: string): void;
}

export function outbox(): Outbox {
  const waiting = new Map<string, { body: Sent; answer: (ack: Ack) => void }>();
  let send: Send | undefined;
  let closed = '';
  const dispatch = (body: Sent): void => send?.('action' in body ? 'act' : 'order', body);
  return {
    post: (body) =>
      closed
        ? Promise.resolve({ id: body.id, ok: false, refusal: { code: closed } })
        : new Promise((answer) => {
            waiting.set(body.id, { body, answer });
            dispatch(body);
          }),
    settle(ack) {
      waiting.get(ack.id)?.answer(ack);
      waiting.delete(ack.id);
    },
    resend(by) {
      send = by;
      closed = '';
      for (const { body } of waiting.values()) dispatch(body);
    },
    hold() {
      send = undefined;
    },
    close(code) {
      send = undefined;
      closed = code;
      for (const [id, { answer }] of waiting) answer({ id, ok: false, refusal: { code } });
      waiting.clear();
    },
  };
}
