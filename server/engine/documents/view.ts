import type { Block } from '../../../src/blocks/block.ts';
import type { Locals, Scope } from '../../../src/blocks/scope.ts';
import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import { calcValue } from '../../../src/lang/descriptors/calc.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { renderText } from '../../../src/lang/descriptors/renderText.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import type { Scope as Names, Tree } from '../../../src/lang/expressions/tree.ts';
import type { Format } from '../../../src/lang/values/formats.ts';
import { formatValue } from '../../../src/lang/values/formats.ts';
import type { Part } from './paper.ts';
import type { Phrase } from './phrases.ts';
import type { DocumentWords } from './words.ts';

/** Shared by all views of one document. */
export interface Shared {
  language: Language;
  phrase: Phrase;
  words: DocumentWords;
  services: Readonly<Record<string, string>>;
  /** Marks explained by a legend of the document. */
  explained: ReadonlySet<string>;
  print(blocks: readonly Block[], view: View): Part[];
}

/** The scope of a block: values, conditions and texts. Everything that a block shows is rendered through it. */
export class View implements Scope {
  readonly shared: Shared;
  readonly scope: Names;
  /** The level of a heading at this place. */
  readonly depth: 2 | 3 | 4;
  readonly #extended = new WeakMap<Locals, Names>();

  constructor(shared: Shared, scope: Names, depth: 2 | 3 | 4 = 2) {
    this.shared = shared;
    this.scope = scope;
    this.depth = depth;
  }

  value<T = unknown>(tree: Tree, locals?: Locals): T {
    return evaluate(tree, locals ? this.#within(locals) : this.scope) as T;
  }

  format(value: unknown, format: Format, unit?: string): string {
    const { language, words } = this.shared;
    return formatValue(value, format, language, { yes: words.tak, no: words.nie, ...(unit ? { unit } : {}) });
  }

  text(text: Text, locals?: Locals): string {
    const { phrase, services } = this.shared;
    return renderText(text, {
      value: (tree) => this.value(tree, locals),
      format: (value, format, unit) => this.format(value, format, unit),
      word: phrase,
      serviceName: (id) => services[String(id)],
    });
  }

  state(name: string): unknown {
    return this.value(['.', ['$', 'state'], name]);
  }

  locals(calc: Readonly<Record<string, Calc>>, locals: Locals): Locals {
    if (Object.keys(calc).length === 0) return locals;
    const extended = withGetters({}, locals);
    const outer = (locals.calc ?? this.scope.calc) as object;
    const value = (tree: Tree) => this.value(tree, extended);
    const own = Object.entries(calc).map(([name, one]) => [
      name,
      { get: () => calcValue(one, value), enumerable: true },
    ]);
    extended.calc = Object.create(null, { ...Object.getOwnPropertyDescriptors(outer), ...Object.fromEntries(own) });
    return extended;
  }

  /** The same place with additional names. */
  with(locals: Locals): View {
    return new View(this.shared, this.#within(locals), this.depth);
  }

  #within(locals: Locals): Names {
    const known =
      this.#extended.get(locals) ?? withGetters(Object.create(this.scope) as Record<string, unknown>, locals);
    this.#extended.set(locals, known);
    return known;
  }

  /** The same place, one heading level deeper. */
  deeper(): View {
    return new View(this.shared, this.scope, this.depth < 4 ? ((this.depth + 1) as 3 | 4) : 4);
  }

  print(blocks: readonly Block[]): Part[] {
    return this.shared.print(blocks, this);
  }
}

/** Getters stay getters: a value is computed when an expression reads it. */
const withGetters = (to: Record<string, unknown>, from: object): Record<string, unknown> =>
  Object.defineProperties(to, Object.getOwnPropertyDescriptors(from));
