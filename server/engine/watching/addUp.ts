import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import type { MetricValues } from './metrics.ts';

/** Counts that only grow while a process lives. */
const GROWING = ['counter', 'histogram'];

/** The metrics of several processes as those of one office. A process that has ended keeps its part of what was counted. */
export class AddedUp {
  #ended: MetricValues = [];
  readonly #last = new Map<number, MetricValues>();
  readonly #own = new Registry();

  /** @param wanted the number of processes that should answer */
  constructor(wanted: number) {
    const gauge = { name: 'okienko_processes_wanted', help: 'Processes that should answer.', registers: [this.#own] };
    new Gauge(gauge).set(wanted);
  }

  /** What a running process has counted until now. */
  note(id: number, values: MetricValues): void {
    this.#last.set(id, values);
  }

  /** A process has ended: without its part the counts would fall, and Prometheus would take the rest for new ones. */
  async gone(id: number): Promise<void> {
    const last = this.#last.get(id)?.filter(({ type }) => GROWING.includes(String(type)));
    this.#last.delete(id);
    if (last) this.#ended = (await sum([this.#ended, last]).getMetricsAsJSON()) as MetricValues;
  }

  /** @param running numbers of the processes that have just answered: others may hang, and only their counts are told */
  async text(running: readonly number[]): Promise<string> {
    const silent = [...this.#last]
      .filter(([id]) => !running.includes(id))
      .map(([, values]) => values.filter(({ type }) => GROWING.includes(String(type))));
    const answered = running.map((id) => this.#last.get(id) ?? []);
    return `${await sum([...answered, ...silent, this.#ended]).metrics()}\n${await this.#own.metrics()}`;
  }
}

const sum = (all: MetricValues[]) => AggregatorRegistry.aggregate(all);
