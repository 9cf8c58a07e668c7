import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import i18next, { type i18n } from 'i18next';
import { action, observable } from 'mobx';
import type { FormKeys } from '../../../src/blocks/form/block.ts';
import type { Calc } from '../../../src/lang/descriptors/calc.ts';
import type { Arg, Step } from '../../../src/lang/descriptors/steps.ts';
import type { Text, Tone } from '../../../src/lang/descriptors/text.ts';
import '../../../src/lang/expressions/rareFunctions.ts';
import { evaluate } from '../../../src/lang/expressions/evaluate.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { FormEnvironment, FormMemorySlot, Locals } from '../../../src/portal/stores/FormEnvironment.ts';
import { FormStore } from '../../../src/portal/stores/FormStore.ts';
import type { FormValidators } from '../../../src/portal/stores/formSchema.ts';
import { fieldKinds } from '../../../src/portal/stores/rows/RowsStore.ts';

const root = join(import.meta.dirname, '../../..');

/** Compiles the validators of a form, like `okienko compile`. */
export function compileValidators(block: Pick<FormKeys, 'schema'>): FormValidators {
  const code = compileSchemaValidatorsCode(block.schema as Parameters<typeof hashForSchema>[0]);
  const module = { exports: {} as FormValidators };
  const require = createRequire(join(root, 'node_modules/@rjsf/validator-ajv8/package.json'));
  new Function('require', 'exports', 'module', code)(require, module.exports, module);
  return module.exports;
}

const proba: Record<string, Record<string, string>> = {
  pl: {
    wpiszTresc: 'Wpisz treść.',
    trescZKontaktem: '{{tresc}}\nTelefon: {{telefon}}\nE-mail: {{email}}',
    pytanie: 'Wysłać {{stan}}?',
  },
  en: {
    wpiszTresc: 'Enter the text.',
    trescZKontaktem: '{{tresc}}\nPhone: {{telefon}}\nE-mail: {{email}}',
    pytanie: 'Send {{stan}}?',
  },
};

function words(): i18n {
  const read = (language: string, namespace: string) =>
    JSON.parse(readFileSync(join(root, 'locales', language, `${namespace}.json`), 'utf8'));
  const resources = Object.fromEntries(
    ['pl', 'en', 'de', 'uk'].map((language) => [
      language,
      {
        translation: {
          bledy: read(language, 'bledy'),
          wspolne: read(language, 'wspolne'),
          proba: proba[language] ?? {},
        },
      },
    ]),
  );
  const instance = i18next.createInstance();
  instance.init({ lng: 'pl', resources, interpolation: { escapeValue: false }, initAsync: false });
  return instance;
}

/** The screen around a form: its data, and a record of the form's calls to it. */
export class World implements FormEnvironment {
  /** The scope roots; responses are added to `data`. */
  readonly roots = observable({
    data: {} as Record<string, unknown>,
    params: {} as Record<string, unknown>,
    lang: 'pl',
    today: '2026-11-21',
  });
  readonly calls: { operation: string; args: Readonly<Record<string, unknown>>; key: string }[] = [];
  readonly ran: { steps: readonly Step[]; locals: Locals }[] = [];
  readonly notices: { text: string; tone: Tone }[] = [];
  readonly questions: { title: string; text: string }[] = [];
  memory: FormMemorySlot | undefined;
  arguments: readonly string[] = [];
  office: () => Promise<unknown> = async () => ({ czyZapisano: true });
  agrees = true;
  form: FormStore | undefined;
  readonly #words = words();

  get language() {
    return this.roots.lang;
  }

  give = action((source: string, answer: unknown) => {
    this.roots.data = { ...this.roots.data, [source]: answer };
  });

  speak = action((language: string) => {
    this.roots.lang = language;
  });

  evaluate(tree: Tree, locals: Locals): unknown {
    return evaluate(tree, { ...this.roots, ...locals });
  }

  locals(calc: Readonly<Record<string, Calc>>, locals: Locals): Locals {
    const own = {};
    const all = { ...locals, calc: own };
    for (const [name, line] of Object.entries(calc)) {
      if (!('value' in line)) throw new Error('match tables are not needed here');
      Object.defineProperty(own, name, { enumerable: true, get: () => this.evaluate(line.value, all) });
    }
    return all;
  }

  text(text: Text, locals: Locals): string {
    return this.#render(text, locals, this.language);
  }

  word(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return this.#words.t(key, { ...values, lng: this.language });
  }

  takes(): readonly string[] {
    return this.arguments;
  }

  async args(args: Readonly<Record<string, Arg>>, locals: Locals): Promise<Record<string, unknown>> {
    const value = (arg: Arg) => {
      if ('value' in arg) return this.evaluate(arg.value, locals);
      if ('text' in arg) return this.#render(arg.text, locals, 'pl');
      throw new Error('addresses are not needed here');
    };
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(arg)]));
  }

  async call(operation: string, args: Readonly<Record<string, unknown>>, key: string): Promise<unknown> {
    this.calls.push({ operation, args, key });
    return this.office();
  }

  async run(steps: readonly Step[], locals: Locals): Promise<boolean> {
    this.ran.push({ steps, locals });
    for (const step of steps) if (step.do === 'clear' && step.what === this.form?.block.id) this.form.clear();
    return true;
  }

  async ask(question: { title: string; text: string }): Promise<boolean> {
    this.questions.push(question);
    return this.agrees;
  }

  notify(text: string, tone: Tone): void {
    this.notices.push({ text, tone });
  }

  open(block: FormKeys, outer?: Locals): FormStore {
    this.form = new FormStore(block, compileValidators(block), this, outer, fieldKinds);
    return this.form;
  }

  #render(text: Text, locals: Locals, language: string): string {
    if ('key' in text) {
      const values = Object.entries(text.values ?? {}).map(([name, one]) => [
        name,
        'value' in one ? this.evaluate(one.value, locals) : this.#render(one, locals, language),
      ]);
      return String(this.#words.t(text.key, { ...Object.fromEntries(values), lng: language }));
    }
    if ('value' in text) return String(this.evaluate(text.value, locals) ?? '');
    if ('match' in text) {
      const line = text.match.find(({ when }) => when === undefined || this.evaluate(when, locals) === true);
      return line ? this.#render(line.text, locals, language) : '';
    }
    throw new Error('this kind of text is not needed here');
  }
}
