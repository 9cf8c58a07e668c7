import { answersData } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Contract } from '../contract/contract.ts';
import { type JsonFile, type Path, type Place, parseJsonFile } from '../files/jsonFile.ts';
import { list, record } from '../files/raw.ts';
import type { Layers } from '../overlay/layers.ts';
import type { Kind } from './use.ts';

const ENDING = '.scenario.json';

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

/** An answer that a scenario gives, to be read by its schema. */
export interface GivenAnswer {
  schema: JsonSchema;
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
    walk(file, screen, file.value, []);
  }
  return { names, answers };

  function walk(file: JsonFile, screen: string, value: unknown, path: Path): void {
    const add = (kind: Kind, name: string, at: Path, asKey: boolean, from = 0, length = name.length): void => {
      const place = asKey ? file.keyPlace(at) : file.place(at);
      names.push({ kind, name, screen, file, path: at, range: { ...place, column: place.column + 1 + from, length } });
    };
    const keys = (kind: Kind, of: unknown, at: Path): void => {
      for (const name of Object.keys(record(of))) add(kind, name, [...at, name], true);
    };
    const address = (text: unknown, at: Path, asKey: boolean): void => {
      let from = 0;
      for (const [index, part] of String(text).split('/').entries()) {
        if (!/^[0-9]+$/.test(part)) add(index === 0 ? 'block' : 'part', part, at, asKey, from);
        from += part.length + 1;
      }
    };
    const given = (of: unknown, at: Path): void => {
      keys('operation', of, at);
      for (const [id, said] of Object.entries(record(of)))
        for (const [index, answer] of [said].flat().entries()) {
          const operation = contract.operations.get(id);
          const here = Array.isArray(said) ? [...at, id, index] : [...at, id];
          const written = record(answer).value;
          if (operation && answersData(operation.answer) && written !== undefined)
            answers.push({ schema: operation.answer, value: written, file, path: [...here, 'value'] });
        }
    };
    const then = (of: unknown, at: Path): void => {
      const raw = record(of);
      for (const key of ['visible', 'hidden', 'enabled', 'disabled', 'dialogs'])
        for (const [index, one] of list(raw[key]).entries()) address(one, [...at, key, index], false);
      for (const key of ['rows', 'texts', 'absent', 'fields', 'complaints'])
        for (const one of Object.keys(record(raw[key]))) address(one, [...at, key, one], true);
      for (const key of ['fields', 'complaints'])
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
    const setting = (of: unknown, at: Path): void => {
      keys('param', record(of).params, [...at, 'params']);
      given(record(of).answers, [...at, 'answers']);
    };
    const raw = record(value);
    setting(raw.given, [...path, 'given']);
    for (const [index, item] of list(raw.cases).entries()) {
      const at = [...path, 'cases', index];
      setting(record(item).given, [...at, 'given']);
      for (const [number, done] of list(record(item).when).entries()) {
        const step = record(done);
        const here = [...at, 'when', number];
        keys('state', step.set, [...here, 'set']);
        given(step.answers, [...here, 'answers']);
        for (const key of ['press', 'open', 'close', 'retry', 'choose', 'submit', 'leave', 'fill'])
          if (typeof step[key] === 'string') address(step[key], [...here, key], false);
        keys('field', step.with, [...here, 'with']);
        then(step.then, [...here, 'then']);
      }
      then(record(item).then, [...at, 'then']);
    }
  }
}

const ROOTS: Readonly<Record<string, Kind>> = { state: 'state', data: 'source', calc: 'calc', params: 'param' };
