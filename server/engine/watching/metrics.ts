import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { isUp } from '../db/isUp.ts';
import type { Database } from '../db/open.ts';
import type { LogEntry } from '../log.ts';

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What the office counts for Prometheus. No label holds anything of a person. */
export interface Metrics {
  call(operation: string, method: string, status: number, seconds: number): void;
  logged(entry: LogEntry): void;
  /** As Prometheus reads them. */
  text(): Promise<string>;
  /** What one of several processes has counted, to be added up. */
  values(): Promise<MetricValues>;
}

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

export function openMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'okienko_call_seconds',
    help: 'Calls of the API, by operation of the contract and status of the response.',
    labelNames: ['operation', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const lines = new Counter({
    name: 'okienko_log_lines_total',
    help: 'Lines of the log, by level and event; an event that ends with -alarm needs somebody to act.',
    labelNames: ['level', 'event'],
    registers,
  });
  new Gauge({
    name: 'okienko_processes',
    help: 'Processes of the office that answer at its port.',
    registers,
    collect() {
      this.set(1);
    },
  });
  new Gauge({
    name: 'okienko_database_up',
    help: '1 when the database answers every process.',
    aggregator: 'min',
    registers,
    async collect() {
      this.set((await isUp(database)) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'okienko_database_roles',
    help: '1 when every call acts in a role of its own in PostgreSQL, with row-level security; 0 without, as on SQLite.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(database.hasRoles() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'okienko_database_connections',
    help: 'Connections to PostgreSQL, by state; "waiting" are calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {})) this.set({ state }, count);
    },
  });
  const oldest = new Gauge({
    name: 'okienko_waiting_oldest_seconds',
    help: 'The age of the oldest mail and text message that has still to be sent.',
    aggregator: 'max',
    labelNames: ['kind'],
    registers,
  });
  new Gauge({
    name: 'okienko_waiting',
    help: 'Mails and text messages that have still to be sent.',
    aggregator: 'max',
    labelNames: ['kind'],
    registers,
    async collect() {
      for (const [kind, count, oldestMs] of await waiting(database)) {
        this.set({ kind }, count);
        oldest.set({ kind }, oldestMs === null ? 0 : Math.max(0, (Date.now() - oldestMs) / 1000));
      }
    },
  });
  return {
    call: (operation, method, status, seconds) => calls.observe({ operation, method, status: String(status) }, seconds),
    logged: ({ poziom, zdarzenie }) => lines.inc({ level: poziom, event: zdarzenie }),
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON() as Promise<MetricValues>,
  };
}

type Waiting = readonly (readonly [kind: string, count: number, oldestMs: number | null])[];

/** Nothing while the database does not answer: `okienko_database_up` says so. */
async function waiting({ query }: Database): Promise<Waiting> {
  const of = async (kind: string, table: 'poczta' | 'smsy') => {
    const { count, oldestMs } = await query
      .selectFrom(table)
      .select((row) => [row.fn.countAll<number>().as('count'), row.fn.min('kiedyMs').as('oldestMs')])
      .where('wyslanoMs', 'is', null)
      .executeTakeFirstOrThrow();
    return [kind, Number(count), oldestMs === null ? null : Number(oldestMs)] as const;
  };
  try {
    return [await of('mail', 'poczta'), await of('sms', 'smsy')];
  } catch {
    return [];
  }
}
