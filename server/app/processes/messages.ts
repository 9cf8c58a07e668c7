import type { MetricValues } from '../../engine/watching/metrics.ts';

/** What the first process asks of those that it has started. */
export type Question = { nr: number; ask: 'metrics' | 'reload' | 'reloadDesk' };

/** What a process says: that it answers calls, what it was asked for, or what it has counted before its end. */
export type Said =
  | { is: 'ready'; mistakes: readonly string[] }
  | { is: 'metrics'; nr: number; values: MetricValues }
  | { is: 'reloaded'; nr: number; mistakes: readonly string[]; refusal?: string }
  | { is: 'leaving'; values: MetricValues };
