import type { Block } from '../../../src/blocks/block.ts';
import type { Options } from '../../../src/lang/descriptors/blockParts.ts';
import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import { holdingLine } from '../../../src/lang/descriptors/calc.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { renderText } from '../../../src/lang/descriptors/renderText.ts';
import type { Text, Tone } from '../../../src/lang/descriptors/text.ts';
import { evaluate, within } from '../../../src/lang/expressions/evaluate.ts';
import type { Scope, Tree } from '../../../src/lang/expressions/tree.ts';
import type { Format } from '../../../src/lang/values/formats.ts';
import { formatValue } from '../../../src/lang/values/formats.ts';
import { lazyRecord } from './lazy.ts';
import type { Part } from './paper.ts';
import type { Phrase } from './phrases.ts';
import { calcs } from './scope.ts';
import type { DocumentWords } from './words.ts';

/** What all views of one document share. */
export interface Shared {
  language: Language;
  phrase: Phrase;
  words: DocumentWords;
  services: Readonly<Record<string, string>>;
  /** Marks that a legend of the document explains. */
  explained: ReadonlySet<string>;
  print(blocks: readonly Block[], view: View): Part[];
}

/** What a block sees: values, conditions and texts in its scope. Everything it shows is worked out through this. */
export class View {
  readonly shared: Shared;
  readonly scope: Scope;
  /** The level of a heading that stands here. */
  readonly depth: 2 | 3 | 4;

  constructor(shared: Shared, scope: Scope, depth: 2 | 3 | 4 = 2) {
    this.shared = shared;
    this.scope = scope;
    this.depth = depth;
  }

  value(tree: Tree): unknown {
    return evaluate(tree, this.scope);
  }

  /** A list is never nothing: it reads as empty. */
  list(tree: Tree): readonly unknown[] {
    const value = this.value(tree);
    return Array.isArray(value) ? value : [];
  }

  /** No condition holds; nothing does not. */
  holds(tree: Tree | undefined): boolean {
    return tree === undefined || this.value(tree) === true;
  }

  format(value: unknown, format: Format, unit?: string): string {
    const { language, words } = this.shared;
    return formatValue(value, format, language, { yes: words.tak, no: words.nie, ...(unit ? { unit } : {}) });
  }

  text(text: Text): string {
    const { phrase, services } = this.shared;
    return renderText(text, {
      value: (tree) => this.value(tree),
      format: (value, format, unit) => this.format(value, format, unit),
      word: phrase,
      serviceName: (id) => services[String(id)],
    });
  }

  /** The label of a chosen value, or of each of several. */
  choice(chosen: unknown, options: Options): string {
    const labels = (Array.isArray(chosen) ? chosen : [chosen]).map((value) => this.#label(value, options));
    return labels.filter((label) => label !== '').join(', ');
  }

  #label(value: unknown, options: Options): string {
    if (value === null || value === undefined) return '';
    if ('fixed' in options) {
      const option = options.fixed.find((candidate) => candidate.value === value);
      return option ? this.text(option.label) : String(value);
    }
    if ('list' in options) return this.format(value, options.format);
    for (const row of this.list(options.rows)) {
      const inRow = this.with({ row });
      if (inRow.value(options.value) === value) return inRow.text(options.label);
    }
    return String(value);
  }

  /** The first line that holds. */
  tone(lines: readonly { when: Tree; tone: Tone; text: Text }[]): { tone: Tone; word: string } | undefined {
    const line = holdingLine(lines, (tree) => this.value(tree));
    return line && { tone: line.tone, word: this.text(line.text) };
  }

  /** The same with more names, and computed values that see them. */
  with(locals: Readonly<Record<string, unknown>>, calc: Readonly<Record<string, Calc>> = {}): View {
    const scope = within(this.scope, locals) as Record<string, unknown>;
    if (Object.keys(calc).length > 0) {
      const own = calcs(calc, () => scope);
      scope.calc = lazyRecord(own, this.scope.calc as object);
    }
    return new View(this.shared, scope, this.depth);
  }

  /** One level of headings deeper. */
  deeper(): View {
    return new View(this.shared, this.scope, this.depth < 4 ? ((this.depth + 1) as 3 | 4) : 4);
  }

  print(blocks: readonly Block[]): Part[] {
    return this.shared.print(blocks, this);
  }
}
