// What is counted and timed. One registry per server, so that several can live in one test process.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = ReturnType<typeof createMetrics>;

/** All instruments of one server. Names end in their unit; labels have few, fixed values. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry }); // memory, processor time, event-loop lag with its percentiles
  return {
    registry,
    /** Requests that the door turned away. */
    refusedRequests: new Counter({
      name: 'logodrome_requests_refused_total',
      help: 'HTTP requests and upgrades refused',
      labelNames: ['reason'] as const,
      registers,
    }),
    /** Messages that changed nothing: malformed, unknown type, too many, too large, or a game's refusal code. */
    refusedMessages: new Counter({
      name: 'logodrome_messages_refused_total',
      help: 'Messages in a room refused',
      labelNames: ['reason'] as const,
      registers,
    }),
    joins: new Counter({
      name: 'logodrome_joins_total',
      help: 'People who came to a table: first, or back to their seat',
      labelNames: ['kind'] as const,
      registers,
    }),
    drops: new Counter({ name: 'logodrome_drops_total', help: 'Connections lost without leaving', registers }),
    tablesOpened: new Counter({ name: 'logodrome_tables_opened_total', help: 'Tables opened', registers }),
    matches: new Counter({
      name: 'logodrome_matches_total',
      help: 'Matches begun and ended, by game',
      labelNames: ['game', 'step'] as const,
      registers,
    }),
    tables: new Gauge({ name: 'logodrome_tables', help: 'Tables with a living room', registers }),
    online: new Gauge({ name: 'logodrome_people_online', help: 'People connected to a table', registers }),
    /** One transaction of the journal, however many rows. */
    flushSeconds: new Histogram({
      name: 'logodrome_journal_flush_seconds',
      help: 'Time to make a group of journal rows durable',
      buckets: SECONDS,
      registers,
    }),
    flushRows: new Histogram({
      name: 'logodrome_journal_flush_rows',
      help: 'Journal rows in one flush',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    /** From receipt of an action to its acknowledgement. */
    ackSeconds: new Histogram({
      name: 'logodrome_action_ack_seconds',
      help: 'Time from receipt of an action to its acknowledgement',
      buckets: SECONDS,
      registers,
    }),
  };
}
