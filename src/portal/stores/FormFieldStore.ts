import { compareStructural, makeObservable } from 'mobx';
import type { FormField } from '../../blocks/form/block.ts';
import {
  brokenRule,
  countCharacters,
  demandOf,
  hasTooManyDigits,
  lacksValue,
  numberOf,
  rangeProblem,
} from '../../blocks/form/fieldRules.ts';
import { isSecretField } from '../../blocks/form/secretField.ts';
import { filesValue } from '../../blocks/form/sentFiles.ts';
import { guessedText } from '../../blocks/form/view.ts';
import type { Rule } from '../../lang/descriptors/blockParts.ts';
import { type JsonSchema, takesDigits } from '../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { FieldStore, FormFieldHost } from './FieldStore.ts';
import { noRefusals, pathInside, refusalsAfter } from './fieldRefusals.ts';
import { keepToLimit } from './formLimit.ts';
import type { FormProblem } from './formProblem.ts';
import { countDigits, readTyped, type Typed, writeTyped } from './formTyped.ts';
import { isDrawn, nestedValue, withoutSecrets } from './schemaValue.ts';
import { references, shareAnnotations } from './sharedAnnotations.ts';

const fields = references('touched', 'shown', 'own', 'sent', 'refusals');

/**
 * One field of a form. Until it is edited, its value is its initial one, which may be loaded late; after that it
 * is the typed value.
 */
export class FormFieldStore implements FieldStore {
  readonly field: FormField;
  readonly secret: boolean;
  readonly how: 'secret' | 'digits' | undefined;
  touched = false;
  /** The problem is shown, since the field was left or a submit was refused. */
  shown = false;
  #host: FormFieldHost;
  readonly #evaluate = (tree: Tree): unknown => this.#host.evaluate(tree);
  readonly #schema: JsonSchema;
  private own: unknown = undefined;
  private refusals = noRefusals;
  /** Why it cannot be sent now, whatever its value is. */
  #held: FormProblem | undefined = undefined;
  /** The value sent last. */
  private sent: { value: unknown } | undefined = undefined;

  constructor(field: FormField, schema: JsonSchema | undefined, host: FormFieldHost) {
    this.field = field;
    this.#host = host;
    this.#schema = schema ?? {};
    this.secret = isSecretField(field, schema);
    // A code of digits is a secret too, but may contain blanks.
    this.how = field.as === 'text' && takesDigits(schema) ? 'digits' : this.secret ? 'secret' : undefined;
    makeObservable<this, 'own' | 'sent' | 'refusals'>(this, fields);
  }

  /** The text in its input. */
  get typed(): unknown {
    return this.touched ? this.own : this.first;
  }

  /** A hidden field has no value, neither for expressions nor for the office. */
  get value(): unknown {
    return this.visible ? this.read.value : null;
  }

  get visible(): boolean {
    return this.field.visible === undefined || this.conditionHolds;
  }

  private get conditionHolds(): boolean {
    return this.#host.evaluate(this.field.visible!) === true;
  }

  get required(): boolean {
    return this.demand !== undefined || (this.field.as !== 'checkbox' && this.#host.demanded(this.field.field));
  }

  private get demand(): Text | undefined {
    return demandOf(this.field, this.#evaluate);
  }

  get limit(): number | undefined {
    return numberOf(this.field.limit, this.#evaluate);
  }

  /** Characters that may still be typed; negative when the limit has fallen below the length. */
  get remaining(): number | undefined {
    if (this.limit === undefined) return undefined;
    return this.limit - (typeof this.typed === 'string' ? countCharacters(this.typed) : 0);
  }

  get changed(): boolean {
    // A proof of work is not typed input.
    if (this.field.as === 'captcha' || !this.touched) return false;
    const first = this.sent ? this.sent.value : this.#readFrom(this.first).value;
    return this.read.malformed || !compareStructural(this.read.value, first);
  }

  /** Its first and its present text, unless it is a secret. */
  get change(): { before: string; after: string } | undefined {
    const { as } = this.field;
    if (this.secret || withoutText.includes(as)) return undefined;
    const shown = (typed: unknown) => String(typed ?? '').trim();
    return { before: shown(this.first), after: shown(this.typed) };
  }

  /** The displayed problem. */
  get problem(): FormProblem | undefined {
    if (!this.visible) return undefined;
    const found = (this.shown ? this.foundHere : undefined) ?? (this.touched ? this.foundLive : undefined);
    return this.refusals.get(this.field.field) ?? found;
  }

  /** The displayed problems inside a record or a list, by path. */
  get inside(): ReadonlyMap<string, FormProblem> {
    const refused = [...this.refusals].filter(([path]) => path !== this.field.field);
    return new Map(this.visible ? [...(this.shown ? this.foundInside : []), ...refused] : []);
  }

  /** The first problem, displayed or not. */
  get found(): FormProblem | undefined {
    return this.foundHere ?? this.foundInside.values().next().value;
  }

  /** Neither a problem of its own, nor one that the office reported. */
  get isFine(): boolean {
    return this.found === undefined && this.refusals.size === 0;
  }

  private get foundInside(): ReadonlyMap<string, FormProblem> {
    return this.field.as === 'nested' && this.visible ? this.#host.inside(this.field.field) : noRefusals;
  }

  /** The first problem of the field itself: emptiness, then digits, then the request schema, then the rules, then the resident's own words. */
  private get foundHere(): FormProblem | undefined {
    if (!this.visible) return undefined;
    if (this.read.malformed) return this.#digits() ?? { word: malformedWords[this.field.as] ?? 'bledy.zlaLiczba' };
    const empty = lacksValue(this.field, this.read.value);
    // What an empty record lacks is reported inside it.
    const { demand } = this;
    if (empty && demand !== undefined && this.foundInside.size === 0) return { text: demand };
    if (empty && this.field.as !== 'checkbox') return this.#host.schemaProblem(this.field.field);
    const { remaining } = this;
    if (remaining !== undefined && remaining < 0) return { word: 'bledy.zaDlugiO', values: { count: -remaining } };
    return (
      rangeProblem(this.field, this.read.value, this.#evaluate) ??
      this.#digits() ??
      this.#refused() ??
      this.#broken(() => true) ??
      this.#guessed()
    );
  }

  private get foundLive(): FormProblem | undefined {
    return this.read.value === null ? undefined : this.#broken((rule) => rule.live);
  }

  private get read(): Typed {
    return this.#readFrom(this.typed);
  }

  /** The input to store in the form memory. A secret is undefined, and secrets inside a record are left out. */
  get storable(): unknown {
    if (this.secret) return undefined;
    return this.field.as === 'nested' ? withoutSecrets(this.#schema, this.typed) : this.typed;
  }

  /** The text as an input shows it. */
  private get first(): unknown {
    const initial = this.field.initial === undefined ? undefined : this.#host.evaluate(this.field.initial);
    return writeTyped(this.field.as, initial ?? this.#host.prefill(this.field.field), this.#host.language);
  }

  /** The field has input or a problem. */
  get begun(): boolean {
    return this.touched || this.shown || this.refusals.size > 0;
  }

  set(value: unknown): void {
    const { limit, typed: before } = this;
    const text = typeof before === 'string' ? before : '';
    this.own = typeof value === 'string' && limit !== undefined ? keepToLimit(text, value, limit) : value;
    this.touched = true;
    // Correcting one value of a record leaves the messages at the others.
    if (this.field.as !== 'nested') this.shown = false;
    this.refusals = refusalsAfter(this.refusals, before, value);
  }

  /** An untouched empty field shows no problem of its own accord; a valid date is formatted. */
  leave(): void {
    if (this.touched && this.field.as === 'date' && !this.read.malformed)
      this.own = writeTyped('date', this.read.value, this.#host.language);
    // After a refused submit the focus leaves the field for the list of problems.
    this.shown = (this.shown || this.touched || this.read.value !== null) && this.found !== undefined;
  }

  /** @returns whether the field is valid */
  check(): boolean {
    const held = this.visible ? this.#held : undefined;
    this.refusals = held ? new Map([[this.field.field, held]]) : noRefusals;
    this.shown = this.found !== undefined;
    return !this.shown && !held;
  }

  hold(problem: FormProblem | undefined): void {
    if (!problem && this.refusals.get(this.field.field) === this.#held) this.refusals = noRefusals;
    this.#held = problem;
  }

  reset(): void {
    this.touched = false;
    this.own = undefined;
    this.sent = undefined;
    this.clearProblem();
  }

  /** Clears the problem; the input stays. */
  clearProblem(): void {
    this.shown = false;
    this.refusals = noRefusals;
  }

  /** Whether the field is visible, and the value with it. @param name of the field, or of a value inside it: `osoby.0.imie` */
  shows(name: string): boolean {
    return this.visible && (name === this.field.field || isDrawn(this.#schema, this.typed, pathInside(name)));
  }

  /** Shows a problem that the office reported. @param name as in `shows` */
  refuse(name: string, problem: FormProblem): void {
    this.refusals = new Map([...this.refusals, [name, problem]]);
  }

  /** The input was sent: later changes are compared with it. */
  markSent(): void {
    this.sent = { value: this.read.value };
  }

  #readFrom(typed: unknown): Typed {
    if (this.field.files) return { value: filesValue(this.field.files, typed, this.#host.evaluate), malformed: false };
    if (this.field.as !== 'nested') return readTyped(this.field.as, typed, this.how);
    return { value: nestedValue(this.#schema, typed, this.demand !== undefined), malformed: false };
  }

  /** The problem by the request schema; for a wrong format a rule of the screen may give a better text. */
  #refused(): FormProblem | undefined {
    const problem = this.#host.schemaProblem(this.field.field);
    const vague = problem && 'word' in problem && problem.word === 'bledy.zlyFormat';
    return (vague ? this.#broken(() => true) : undefined) ?? problem;
  }

  /** Too many digits, or a character that is not a digit. */
  #digits(): FormProblem | undefined {
    const { digits } = this.field;
    if (!digits || typeof this.typed !== 'string') return undefined;
    const typed = countDigits(this.typed);
    const fits = typed && !hasTooManyDigits(this.field, typed, this.#evaluate);
    return fits ? undefined : { text: digits.say };
  }

  #guessed(): FormProblem | undefined {
    const text = guessedText(this.field, this.read.value, this.#evaluate);
    return text && { text };
  }

  #broken(asked: (rule: Rule) => boolean): FormProblem | undefined {
    const rule = brokenRule(this.field.rules.filter(asked), this.#evaluate);
    return rule && { text: rule.say };
  }
}

shareAnnotations(FormFieldStore, {
  // What is cheap or seldom read stays a plain getter.
  computed: [
    'typed',
    'value',
    'conditionHolds',
    'changed',
    'problem',
    'inside',
    'foundHere',
    'foundLive',
    'read',
    'first',
  ],
  action: ['set', 'leave', 'check', 'hold', 'reset', 'clearProblem', 'refuse', 'markSent'],
});

/** Kinds of fields whose change is listed without the texts before and after. */
const withoutText: readonly FormField['as'][] = ['select', 'radio', 'checkbox', 'files', 'nested'];

const malformedWords: Partial<Record<FormField['as'], string>> = {
  integer: 'bledy.zlaLiczbaCalkowita',
  date: 'bledy.data.invalid',
};
