import { isDeepStrictEqual } from 'node:util';
import { FAULT_CODES, type FaultName } from './faultCodes.ts';
import { mask } from './mask.ts';

/** Something wrong in a feed, for its owner. */
export interface Fault {
  code: FaultName;
  severity: 'error' | 'warning';
  file: string;
  /** From 1; absent: the file as a whole. */
  line?: number;
  /** The name of the column or field. */
  column?: string;
  /** Masked. */
  value?: string;
  reason: string;
  todo: string;
}

export type Place = Pick<Fault, 'file' | 'line' | 'column'> & { value?: unknown };

/** Takes what is wrong with the records of a file. */
export type FaultSink = Pick<Faults, 'add'>;

/** Collects faults: all are counted, and the first of each code and file are kept. */
export class Faults {
  readonly kept: Fault[] = [];
  readonly counts = new Map<FaultName, number>();
  readonly #most: number;
  readonly #perFile = new Map<string, number>();

  /** @param most faults that are kept of a code in a file */
  constructor(most: number) {
    this.#most = most;
  }

  add(code: FaultName, { value, ...place }: Place, reason: string): void {
    const known = `${code} ${place.file}`;
    const before = this.#perFile.get(known) ?? 0;
    if (before < this.#most) {
      const { severity, todo } = FAULT_CODES[code];
      const fault = { code, severity, ...place, ...(value !== undefined && { value: mask(value) }), reason, todo };
      // Two kinds in one file meet the same cell.
      if (this.kept.some((one) => isDeepStrictEqual(one, fault))) return;
      this.kept.push(fault);
    }
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1);
    this.#perFile.set(known, before + 1);
  }

  /** Whether a file has a fault of one of these codes. */
  has(codes: readonly FaultName[], file: string): boolean {
    return codes.some((code) => this.#perFile.has(`${code} ${file}`));
  }

  count(severity: Fault['severity']): number {
    let sum = 0;
    for (const [code, count] of this.counts) if (FAULT_CODES[code].severity === severity) sum += count;
    return sum;
  }
}
