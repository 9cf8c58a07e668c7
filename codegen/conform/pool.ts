import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Contract } from '../contract/contract.ts';
import { sampleOf } from '../mock/sample.ts';
import { argumentsByField } from './sameThing.ts';

/** Values that belong together: of a call, of the objects around a row, and of the row, with their subject. */
interface Together {
  values: Readonly<Record<string, unknown>>;
  nip: string | null;
}

/** Arguments to try, and whether the backend knows them. */
export interface Candidate {
  args: Readonly<Record<string, unknown>>;
  nip: string | null;
  /** Every required argument was found in an answer of this backend. */
  known: boolean;
}

const MOST_KEPT = 1500;
const MOST_TRIED = 40;
const NARROWED = 8;

/**
 * Values from the answers of the backend: the ids of its lists are the arguments of later calls. Without such values
 * the examples of the contract are used.
 */
export class Pool {
  private readonly contract: Contract;
  private readonly wanted: ReadonlySet<string>;
  /** Field -> arguments of another name with the same meaning. */
  private readonly same: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly found = new Map<string, Together>();
  /** The subjects of the session as NIP; null: the person. */
  subjects: readonly (string | null)[] = [null];

  constructor(contract: Contract) {
    this.contract = contract;
    this.wanted = new Set([...contract.operations.values()].flatMap(({ args }) => Object.keys(args)));
    this.same = argumentsByField(contract);
  }

  learn({ args, nip }: Pick<Candidate, 'args' | 'nip'>, answer: unknown): void {
    const given = Object.entries(args).filter(([, value]) => value !== null && typeof value !== 'object');
    this.walk(answer, Object.fromEntries(given), nip);
  }

  /** The best first: all arguments known, some known, the examples. */
  candidates(operation: Operation): Candidate[] {
    const subjects = operation.subject ? this.subjects : [null];
    const required = Object.keys(operation.args).filter((name) => operation.args[name]!.required);
    if (required.length === 0) return subjects.map((nip) => ({ args: {}, nip, known: true }));
    const samples = this.samples(operation, required);
    const partly = [...this.found.values()]
      .filter(({ nip }) => !operation.subject || subjects.includes(nip))
      .map(({ values, nip }) => ({ values, nip, has: required.filter((name) => Object.hasOwn(values, name)) }))
      .filter(({ has }) => has.length > 0)
      .sort((a, b) => b.has.length - a.has.length)
      .map(({ values, nip, has }) => ({
        args: { ...samples, ...Object.fromEntries(has.map((name) => [name, values[name]])) },
        nip: operation.subject ? nip : null,
        known: has.length === required.length,
      }));
    const examples = this.contract.examples(operation.id).map(({ args = {} }) => args);
    const shown = [...examples, {}].flatMap((example) =>
      subjects.map((nip) => {
        const named = Object.entries(example).filter(([name]) => required.includes(name));
        return { args: { ...samples, ...Object.fromEntries(named) }, nip, known: false };
      }),
    );
    const all = new Map([...spread(partly), ...shown].map((one) => [JSON.stringify([one.args, one.nip]), one]));
    return [...all.values()];
  }

  /** The candidate with known values for its optional arguments. */
  narrowed({ args }: Operation, { args: given, nip }: Candidate): Candidate[] {
    const optional = Object.keys(args).filter((name) => !args[name]!.required && args[name]!.in !== 'body');
    const some = [...this.found.values()].filter((one) => one.nip === nip || one.nip === null);
    const all = some.flatMap(({ values }) => {
      const named = optional.filter((name) => Object.hasOwn(values, name));
      const more = Object.fromEntries(named.map((name) => [name, values[name]]));
      return named.length > 0 ? [{ args: { ...more, ...given }, nip, known: true }] : [];
    });
    return spread(all, NARROWED);
  }

  private samples(operation: Operation, names: readonly string[]): Record<string, unknown> {
    return Object.fromEntries(
      names.map((name) => {
        const { schema } = operation.args[name]!;
        return [name, sampleOf(this.contract, schema, `${operation.id}.${name}`)];
      }),
    );
  }

  private walk(value: unknown, above: Readonly<Record<string, unknown>>, nip: string | null): void {
    if (Array.isArray(value)) {
      for (const item of value) this.walk(item, above, nip);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const scalars = Object.entries(value).filter(([, inner]) => inner !== null && typeof inner !== 'object');
    const called = scalars.flatMap(([field, inner]) => [...(this.same.get(field) ?? [])].map((name) => [name, inner]));
    // A field with the name of the argument wins over one with the same meaning.
    const own = [...called, ...scalars.filter(([name]) => this.wanted.has(name))];
    const values = { ...above, ...Object.fromEntries(own) };
    if (own.length > 0 && this.found.size < MOST_KEPT) this.found.set(JSON.stringify([values, nip]), { values, nip });
    for (const inner of Object.values(value)) this.walk(inner, values, nip);
  }
}

/** Evenly spread candidates, because lists are often sorted by kind. */
function spread(all: readonly Candidate[], most = MOST_TRIED): Candidate[] {
  const whole = all.filter(({ known }) => known);
  const some = whole.length > 0 ? whole : all;
  const different = [...new Map(some.map((one) => [JSON.stringify([one.args, one.nip]), one])).values()];
  if (different.length <= most) return different;
  return Array.from({ length: most }, (_, index) => different[Math.floor((index * different.length) / most)]!);
}
