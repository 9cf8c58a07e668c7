import { answersData } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import { ADDRESS_LISTS, answersIn, BY_ADDRESS, BY_FIELD, STEPS_AT } from '../check/scenario/addresses.ts';
import { ENDING } from '../check/scenario/files.ts';
import type { Contract } from '../contract/contract.ts';
import { type JsonFile, type Path, type Place, parseJsonFile } from '../files/jsonFile.ts';
import { asWritten, list, type Raw, record, type Unchecked } from '../files/raw.ts';
import type {
  ScenarioAnswersJson,
  ScenarioGivenJson,
  ScenarioJson,
  ScenarioThenJson,
} from '../generated/descriptors.ts';
import type { Layers } from '../overlay/layers.ts';
import type { Kind } from './use.ts';

/** A name in a scenario: of something that its screen declares, or of the contract. */
export interface ScenarioName {
  kind: Kind;
  name: string;
  /** The screen that the scenarios are of. */
  screen: string;
  file: JsonFile;
  path: Path;
  /** Only the name, without quotes. */
  range: Place;
}

/** An answer in a scenario, or a part of one, read by the schema of the answer. */
export interface GivenAnswer {
  schema: JsonSchema;
  /** The names that lead to the part, written as one key; none: the whole answer. */
  within: readonly string[];
  value: unknown;
  file: JsonFile;
  path: Path;
}

/** What scenarios name: states, sources, parameters, blocks and their parts, operations. */
export function scenarioNames(layers: Layers, contract: Contract): { names: ScenarioName[]; answers: GivenAnswer[] } {
  const names: ScenarioName[] = [];
  const answers: GivenAnswer[] = [];
  for (const name of layers.files.list('screens').filter((one) => one.endsWith(ENDING))) {
    const shown = layers.above?.kind(name) ? layers.nameAbove(name) : name;
    const { file } = parseJsonFile(layers.files.read(name) ?? '{}', shown);
    const screen = name.slice('screens/'.length, -ENDING.length);
    walk(file, screen, asWritten(file.value));
  }
  return { names, answers };

  function walk(file: JsonFile, screen: string, raw: Raw<ScenarioJson>): void {
    const add = (kind: Kind, name: string, at: Path, asKey: boolean, from = 0, length = name.length): void => {
      const place = asKey ? file.keyPlace(at) : file.place(at);
      names.push({ kind, name, screen, file, path: at, range: { ...place, column: place.column + 1 + from, length } });
    };
    const keys = (kind: Kind, of: Unchecked<object>, at: Path): void => {
      for (const name of Object.keys(record(of))) add(kind, name, [...at, name], true);
    };
    const address = (text: unknown, at: Path, asKey: boolean): void => {
      let from = 0;
      for (const [index, part] of String(text).split('/').entries()) {
        if (!/^[0-9]+$/.test(part)) add(index === 0 ? 'block' : 'part', part, at, asKey, from);
        from += part.length + 1;
      }
    };
    const answered = (of: Unchecked<ScenarioAnswersJson>, at: Path): void => {
      keys('operation', of, at);
      for (const [id, given] of Object.entries(record(of)))
        for (const { answer, path } of answersIn(given, [...at, id])) {
          const operation = contract.operations.get(id);
          if (!operation || !answersData(operation.answer)) continue;
          const { value, change } = record(answer);
          const given = { schema: operation.answer, file };
          if (value !== undefined) answers.push({ ...given, within: [], value, path: [...path, 'value'] });
          for (const [key, to] of Object.entries(record(change)))
            answers.push({ ...given, within: key.split('/'), value: to, path: [...path, 'change', key] });
        }
    };
    const then = (of: Unchecked<ScenarioThenJson>, at: Path): void => {
      const raw = record(of);
      for (const key of ADDRESS_LISTS)
        for (const [index, one] of list(raw[key]).entries()) address(one, [...at, key, index], false);
      for (const key of BY_ADDRESS)
        for (const one of Object.keys(record(raw[key]))) address(one, [...at, key, one], true);
      for (const key of BY_FIELD)
        for (const [form, fields] of Object.entries(record(raw[key]))) keys('field', fields, [...at, key, form]);
      keys('operation', raw.calls, [...at, 'calls']);
      for (const [index, one] of list(raw.sent).entries()) {
        const { operation } = record(one);
        if (typeof operation === 'string') add('operation', operation, [...at, 'sent', index, 'operation'], false);
      }
      for (const source of Object.keys(record(raw.values)))
        for (const { 1: root = '', 2: name = '', index } of source.matchAll(/\b(state|data|calc|params)\.(\w+)/g))
          add(ROOTS[root]!, name, [...at, 'values', source], true, index + root.length + 1);
    };
    const setting = (of: Unchecked<ScenarioGivenJson>, at: Path): void => {
      const { params, answers } = record(of);
      keys('param', params, [...at, 'params']);
      answered(answers, [...at, 'answers']);
    };
    setting(raw.given, ['given']);
    for (const [index, item] of list(raw.cases).entries()) {
      const one = record(item);
      const at = ['cases', index];
      setting(one.given, [...at, 'given']);
      for (const [number, item] of list(one.when).entries()) {
        const step = record(item);
        const here = [...at, 'when', number];
        keys('state', step.set, [...here, 'set']);
        answered(step.answers, [...here, 'answers']);
        for (const key of STEPS_AT) if (typeof step[key] === 'string') address(step[key], [...here, key], false);
        keys('field', step.with, [...here, 'with']);
        then(step.then, [...here, 'then']);
      }
      then(one.then, [...at, 'then']);
    }
  }
}

const ROOTS: Readonly<Record<string, Kind>> = { state: 'state', data: 'source', calc: 'calc', params: 'param' };
