import type { Block } from '../../../src/blocks/block.ts';
import { allBlocks, containerTraits } from '../../../src/blocks/containers.ts';
import { isForm } from '../../../src/blocks/form/isForm.ts';
import { partsOf } from '../../../src/blocks/index.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import { CHECK_PAGE } from '../../../src/blocks/wizard/steps.ts';
import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../../src/lang/descriptors/jsonSchema.ts';
import { HOME_PATHS } from '../../../src/lang/descriptors/paths.ts';
import { compileExpression } from '../../../src/lang/expressions/compile.ts';
import { COMMON_ERRORS } from '../../contract/commonErrors.ts';
import type { Contract } from '../../contract/contract.ts';
import { FRAME_OPERATIONS } from '../../contract/frameOperations.ts';
import { holder } from '../../contract/holdsTo.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { list, own, type Raw, record, type Unchecked } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type {
  ScenarioAnswerJson,
  ScenarioAnswersJson,
  ScenarioGivenJson,
  ScenarioJson,
  ScenarioStepJson,
  ScenarioThenJson,
} from '../../generated/descriptors.ts';
import { fitsPath } from '../fitsPath.ts';
import {
  ADDRESS_LISTS,
  answersIn,
  BY_ADDRESS,
  BY_FIELD,
  isText,
  namesInRows,
  STEPS_AT,
  WIZARD_STEPS,
} from './addresses.ts';
import { ANYTHING } from './anything.ts';
import { firstMismatch, schemasAt } from './changes.ts';

/** What scenarios name. */
export interface AgainstScreens {
  contract: Contract;
  screens: Readonly<Record<string, Screen>>;
}

/** Checks the scenarios of one screen. */
export class ScenarioCheck {
  readonly #screen: Screen;
  readonly #contract: Contract;
  readonly #reportAt: ReportAt;
  readonly #blocks: ReadonlyMap<string, Block>;
  readonly #paths: readonly string[];

  constructor(screen: Screen, { contract, screens }: AgainstScreens, reportAt: ReportAt) {
    this.#screen = screen;
    this.#contract = contract;
    this.#paths = Object.values(screens).map(({ path }) => path);
    this.#reportAt = reportAt;
    this.#blocks = new Map(allBlocks(screen.content).map((block) => [block.id, block]));
  }

  file(raw: Raw<ScenarioJson>): void {
    this.#given(raw.given, ['given']);
    for (const [index, item] of list(raw.cases).entries()) {
      const one = record(item);
      const at = ['cases', index];
      this.#given(one.given, [...at, 'given']);
      for (const [step, done] of list(one.when).entries()) this.#step(record(done), [...at, 'when', step]);
      this.#then(one.then, [...at, 'then']);
    }
  }

  #given(value: Unchecked<ScenarioGivenJson>, at: Path): void {
    const given = record(value);
    const { params, answers } = given;
    for (const root of ['config', 'user', 'subject'] as const) this.#root(root, given[root], [...at, root]);
    for (const [index, one] of list(given.subjects).entries()) this.#root('subject', one, [...at, 'subjects', index]);
    this.#keys(params, [...at, 'params'], Object.keys(this.#screen.params), 'a parameter of this screen');
    for (const [name, item] of Object.entries(record(params)))
      this.#value(`The parameter "${name}"`, own(this.#screen.params, name)?.shape, item, [...at, 'params', name]);
    this.#answers(answers, [...at, 'answers']);
  }

  /** What a session differs in from the example is in the contract, too. */
  #root(root: 'config' | 'user' | 'subject', value: Unchecked<object>, at: Path): void {
    const { resolve, schemas } = this.#contract;
    const schema = [...schemas.values()].find((one) => one.schema['x-root'] === root)?.schema;
    for (const [name, item] of Object.entries(record(value))) {
      const fields = schema?.properties ?? {};
      if (!schema || !this.#known(name, [...at, name], Object.keys(fields), `a field of ${root}`, true)) continue;
      // An account may lack what others have to give in a form.
      const wrong = firstMismatch(resolve, item === '' ? { type: 'string' } : fields[name]!, item);
      if (wrong) this.#reportAt('scenario.value', [...at, name], `${root}.${name} cannot have this value. ${wrong}`);
    }
  }

  #answers(value: Unchecked<ScenarioAnswersJson>, at: Path): void {
    this.#keys(
      value,
      at,
      [...Object.keys(this.#screen.calls), ...FRAME_OPERATIONS],
      'an operation that this screen calls',
    );
    for (const [operation, given] of Object.entries(record(value)))
      for (const { answer, path } of answersIn(given, [...at, operation])) this.#answer(operation, answer, path);
  }

  #answer(id: string, answer: Unchecked<ScenarioAnswerJson>, at: Path): void {
    const operation = this.#contract.operations.get(id);
    if (!operation) return;
    const { example, error, value, change } = record(answer);
    const named = typeof answer === 'string' ? answer : example;
    const examples = this.#contract.examples(id).map(({ name }) => name);
    if (typeof named === 'string')
      this.#known(named, typeof answer === 'string' ? at : [...at, 'example'], examples, `an example of ${id}`);
    const codes = [...Object.keys(operation.errors), ...Object.keys(COMMON_ERRORS)];
    if (typeof error === 'string') this.#known(error, [...at, 'error'], codes, `an error code of ${id}`);
    if (!answersData(operation.answer)) return;
    for (const [path, to] of Object.entries(record(change))) this.#change(operation, path, to, [...at, 'change', path]);
    if (value === undefined) return;
    for (const { instancePath, message } of holder(this.#contract)(operation.answer, value).slice(0, 1))
      this.#reportAt(
        'scenario.answer',
        [...at, 'value'],
        `This is not an answer of ${id}: ${instancePath || 'it'} ${message}.`,
      );
  }

  /** The path leads through fields of the answer, and its end takes the value. */
  #change(operation: Operation, path: string, value: unknown, at: Path): void {
    const { resolve } = this.#contract;
    const found = schemasAt(resolve, operation.answer as JsonSchema, path.split('/'));
    if ('wrong' in found) {
      this.#known(found.wrong, at, found.known, `in the answer of ${operation.id} here`, true);
      return;
    }
    const wrong = found.schemas.map((schema) => firstMismatch(resolve, schema, value));
    if (!wrong.includes(undefined))
      this.#reportAt('scenario.answer', at, `${operation.id} never answers this: ${wrong[0]}`);
  }

  #set(values: Unchecked<object>, at: Path): void {
    for (const [name, value] of Object.entries(record(values)))
      this.#value(`The state "${name}"`, own(this.#screen.state, name)?.shape, value, [...at, name]);
  }

  #value(what: string, shape: JsonSchema | undefined, value: unknown, at: Path): void {
    const wrong = shape && value !== null ? firstMismatch((one) => one, shape, value) : undefined;
    if (wrong) this.#reportAt('scenario.value', at, `${what} cannot have this value. ${wrong}`);
  }

  #step(step: Raw<ScenarioStepJson>, at: Path): void {
    this.#keys(step.set, [...at, 'set'], Object.keys(this.#screen.state), 'a state of this screen');
    this.#set(step.set, [...at, 'set']);
    this.#answers(step.answers, [...at, 'answers']);
    for (const key of STEPS_AT) if (typeof step[key] === 'string') this.#address(step[key], [...at, key]);
    for (const key of WIZARD_STEPS)
      if (typeof step[key] === 'string')
        this.#wizard(step[key], [step.step].filter(isText), [...at, key], [...at, 'step']);
    if (typeof step.page === 'string') this.#table(step.page, [...at, 'page']);
    if (typeof step.fill === 'string') this.#fields(step.fill, step.with, [...at, 'with']);
    if (step.then !== undefined) this.#then(step.then, [...at, 'then']);
  }

  #then(value: Unchecked<ScenarioThenJson>, at: Path): void {
    const raw = record(value);
    for (const key of ADDRESS_LISTS)
      for (const [index, address] of list(raw[key]).entries())
        if (isText(address)) this.#address(address, [...at, key, index]);
    for (const key of BY_ADDRESS)
      for (const address of Object.keys(record(raw[key]))) this.#address(address, [...at, key, address], true);
    for (const key of BY_FIELD)
      for (const [form, fields] of Object.entries(record(raw[key]))) this.#fields(form, fields, [...at, key, form]);
    for (const key of ['step', 'steps'] as const)
      for (const [id, named] of Object.entries(record(raw[key]))) {
        const path = [...at, key, id];
        this.#wizard(id, [named].flat().filter(isText), path, path, true);
      }
    if (typeof raw.goes === 'string') this.#goes(raw.goes, [...at, 'goes']);
    const calls = Object.keys(this.#screen.calls);
    this.#keys(raw.calls, [...at, 'calls'], calls, 'an operation that this screen calls');
    for (const [index, one] of list(raw.sent).entries()) {
      const { operation, args } = record(one);
      const known = this.#contract.operations.get(String(operation))?.args;
      // null expects that nothing is sent under the name, as of a field that the form alone has.
      for (const [name, value] of Object.entries(record(args)))
        if (known && value !== null)
          this.#known(
            name,
            [...at, 'sent', index, 'args', name],
            Object.keys(known),
            `an argument of ${operation}`,
            true,
          );
      if (typeof operation === 'string')
        this.#known(operation, [...at, 'sent', index, 'operation'], calls, 'an operation that this screen calls');
    }
    for (const source of Object.keys(record(raw.values))) this.#expression(source, [...at, 'values', source]);
  }

  /** A path of the portal is the address of a screen; other words and hosts are not known here. */
  #goes(address: string, at: Path): void {
    const [path = ''] = address.split(/[?#]/);
    if (!path.startsWith('/') || HOME_PATHS.includes(path) || this.#paths.some((one) => fitsPath(one, path))) return;
    this.#reportAt('scenario.name', at, `No screen has the address ${path}.${guess(path, this.#paths)}`);
  }

  /** `raty`, `akcje/zaplac`, `raty/2/szczegoly`: the block is known, and the parts of those that have names. */
  #address(address: string, path: Path, key = false): void {
    const [id = '', ...rest] = address.split('/');
    if (!this.#known(id, path, [...this.#blocks.keys()], 'a block of this screen', key)) return;
    const block = this.#blocks.get(id)!;
    const inRows = containerTraits(block)?.rows !== undefined;
    // What is in a row is addressed through it.
    // The categories that a click opens are named by data.
    if (block.type === 'chart' && block.do) return;
    const names = inRows ? namesInRows(block) : partsOf(block).map((one) => one.id);
    const parts = rest.filter((one) => !/^[0-9]+$/.test(one));
    const unknown = (inRows ? parts : parts.slice(0, 1)).find((one) => !names.includes(one));
    if (unknown !== undefined) this.#known(unknown, path, names, `a part of "${id}"`, key);
  }

  /** @param form its address: `dane`, in a row `lista/2/dane` */
  #fields(form: string, fields: Unchecked<object>, at: Path): void {
    const block = this.#blocks.get(form.split('/').at(-1)!);
    if (!block || !isForm(block)) return;
    const names = ['', ...block.fields.map(({ field }) => field)];
    for (const name of Object.keys(record(fields))) {
      const [outer = '', number, inner] = name.split('/');
      const rows = block.fields.find(({ field }) => field === outer)?.rows;
      if (!rows || number === undefined) this.#known(name, [...at, name], names, `a field of "${form}"`, true);
      else if (inner !== undefined) {
        const inRow = rows.fields.map(({ field }) => field);
        this.#known(inner, [...at, name], inRow, `a field of a row of "${outer}"`, true);
      }
    }
  }

  #table(id: string, at: Path): void {
    const tables = [...this.#blocks.values()].flatMap((one) => (one.type === 'table' ? [one.id] : []));
    if (this.#blocks.has(id)) this.#known(id, at, tables, 'a table of this screen');
  }

  /** The block is a wizard, and it has steps of these names. */
  #wizard(id: string, steps: readonly string[], path: Path, at: Path, key = false): void {
    const block = this.#blocks.get(id);
    if (!block) return;
    const wizards = [...this.#blocks.values()].flatMap((one) => (one.type === 'wizard' ? [one.id] : []));
    if (!this.#known(id, path, wizards, 'a wizard of this screen', key) || block.type !== 'wizard') return;
    const names = [...block.steps.map((one) => (one.each === undefined ? one.id : `${one.id}.1`)), CHECK_PAGE];
    const ofRows = block.steps.flatMap((one) => (one.each === undefined ? [] : [one.id]));
    for (const step of steps)
      if (!ofRows.some((one) => step.startsWith(`${one}.`))) this.#known(step, at, names, `a step of "${id}"`);
  }

  #expression(source: string, at: Path): void {
    const { problems, reads } = compileExpression(source, ANYTHING);
    for (const { message } of problems) this.#reportAt('scenario.name', at, message, { key: true });
    const { data, state, calc, params } = this.#screen;
    const known: Record<string, object> = { data, state, calc, params };
    for (const read of reads) {
      const [root = '', name] = read.split('.');
      if (name !== undefined && known[root])
        this.#known(name, at, Object.keys(known[root]), `in ${root} of this screen`, true);
    }
  }

  #keys(value: Unchecked<object>, at: Path, names: readonly string[], what: string): void {
    for (const name of Object.keys(record(value))) this.#known(name, [...at, name], names, what, true);
  }

  #known(name: string, path: Path, names: readonly string[], what: string, key = false): boolean {
    if (names.includes(name)) return true;
    const help = [names.length ? `There are: ${names.filter(Boolean).join(', ')}` : 'There are none.'];
    this.#reportAt('scenario.name', path, `"${name}" is not ${what}.${guess(name, names)}`, { help, key });
    return false;
  }
}
