import { isMacro } from '../../src/lang/expressions/ast.ts';
import { type Definition, withOwnVariables } from '../../src/lang/expressions/definitions.ts';
import { signatures } from '../../src/lang/expressions/signatures.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from '../files/jsonFile.ts';
import { asWritten, list, mapRecord, type Raw, record } from '../files/raw.ts';
import type { DefinitionsDefinitionJson, DefinitionsJson } from '../generated/descriptors.ts';
import type { Defined, DefinedText } from './defined.ts';
import type { MunicipalityContext } from './municipalityContext.ts';
import { calcLine } from './screen/calc.ts';
import { Scope, unknownType } from './screen/scope.ts';
import { ScreenContext } from './screen/screenContext.ts';
import { recordOf, typeOfShape } from './screen/shapes.ts';
import { text } from './screen/text.ts';

interface Entry {
  file: JsonFile;
  name: string;
  raw: Raw<DefinitionsDefinitionJson>;
  done?: { expression?: Definition; text?: DefinedText };
}

/** What the files of screens/definitions/ define, each typed once, where it is written. */
export class DefinitionSet implements Defined {
  readonly #entries = new Map<string, Entry>();
  readonly #running: string[] = [];
  #context: MunicipalityContext | undefined;

  /** @param context with this set in it */
  compile(context: MunicipalityContext, files: Iterable<JsonFile>): void {
    this.#context = context;
    for (const file of files) {
      for (const [name, item] of Object.entries(record(asWritten<DefinitionsJson>(file.value).define))) {
        const other = this.#entries.get(name);
        const at: Path = ['define', name];
        const taken = signatures.has(name) || isMacro(name) ? `${name} is a function of the language.` : undefined;
        const twice = other && `"${name}" is defined already, at ${whereOf(other)}.`;
        if (taken ?? twice)
          this.#screen(file).problem('name.hidden', at, `${taken ?? twice} Choose another name.`, { key: true });
        else this.#entries.set(name, { file, name, raw: record(item) });
      }
    }
    for (const name of this.#entries.keys()) this.#done(name);
  }

  keys(): Iterable<string> {
    return [...this.#entries].filter(([, { raw }]) => raw.text === undefined).map(([name]) => name);
  }

  texts(): string[] {
    return [...this.#entries].filter(([, { raw }]) => raw.text !== undefined).map(([name]) => name);
  }

  get(name: string): Definition | undefined {
    return this.#done(name)?.expression;
  }

  text(name: string): DefinedText | undefined {
    return this.#done(name)?.text;
  }

  /** Where a name is defined, for editors. */
  written(name: string): readonly { file: JsonFile; path: Path }[] {
    const entry = this.#entries.get(name);
    return entry ? [{ file: entry.file, path: ['define', name] }] : [];
  }

  /** Reports definitions that nothing uses. */
  checkUsed(used: ReadonlySet<string>): void {
    for (const [name, { file }] of this.#entries)
      if (!used.has(name))
        this.#screen(file).problem('unused', ['define', name], `Nothing uses the definition "${name}".`, {
          key: true,
          warning: true,
        });
  }

  #screen(file: JsonFile): ScreenContext {
    return new ScreenContext(this.#context!, file, file.name, 'public');
  }

  #done(name: string): Entry['done'] {
    const entry = this.#entries.get(name);
    if (!entry || entry.done) return entry?.done;
    const screen = this.#screen(entry.file);
    const path: Path = ['define', name];
    if (this.#running.includes(name)) {
      const circle = [...this.#running.slice(this.#running.indexOf(name)), name];
      screen.problem('graph.circle', path, `Circular dependency: ${circle.join(' -> ')}.`, { key: true });
      entry.done = { expression: unknownDefinition(entry) };
      return entry.done;
    }
    this.#running.push(name);
    const done = compiled(screen, entry, path);
    this.#running.pop();
    entry.done ??= done;
    return entry.done;
  }
}

function compiled(screen: ScreenContext, entry: Entry, path: Path): NonNullable<Entry['done']> {
  const { file, name, raw } = entry;
  const { contract, locales } = screen.municipality;
  const params = mapRecord(raw.params, (shape) => typeOfShape(contract, record(shape)));
  const scope = new Scope(
    screen,
    new Map<string, Type>([
      ['params', recordOf('params', params, { file, path: [...path, 'params'] })],
      ['config', contract.roots.config],
      ['today', { kind: 'date' }],
      ['now', { kind: 'datetime' }],
      ['lang', { kind: 'word', words: locales.languages }],
    ]),
  );
  const names = Object.keys(params);
  const where = whereOf(entry);
  const result: NonNullable<Entry['done']> = {};
  if (raw.text !== undefined) {
    const found = text(scope, raw.text, [...path, 'text']);
    result.text = { params, text: found, textKeys: screen.textKeys, where };
  } else {
    const { tree, type } = expressionOf(scope, raw, path);
    result.expression = {
      use: `${name}(${names.join(', ')})`,
      params: names.map((param) => ({ name: param, type: params[param]! })),
      type,
      tree: withOwnVariables(tree, name),
      ...(typeof raw.description === 'string' && { description: raw.description }),
      where,
      written: { file, path },
    };
  }
  for (const param of names)
    if (!screen.used.has(`params.${param}`))
      scope.problem('unused', [...path, 'params', param], `The definition does not use params.${param}.`, {
        key: true,
        warning: true,
      });
  return result;
}

/** What is in a circle has no type, so that its calls cause no follow-up problems. */
function unknownDefinition(entry: Entry): Definition {
  const { file, name, raw } = entry;
  const names = Object.keys(record(raw.params));
  const params = names.map((param) => ({ name: param, type: unknownType }));
  const use = `${name}(${names.join(', ')})`;
  return {
    use,
    params,
    type: unknownType,
    tree: ['$', name],
    where: whereOf(entry),
    written: { file, path: ['define', name] },
  };
}

/** An expression, or a match table as a choice between its words. */
function expressionOf(scope: Scope, raw: Entry['raw'], path: Path): { tree: Tree; type: Type } {
  if (raw.match === undefined) return scope.expression(raw.value, [...path, 'value'], { what: 'the definition' });
  const { calc, type } = calcLine(scope, { match: list(raw.match) } as never, path);
  const lines = 'match' in calc ? calc.match : [];
  const tree = lines.reduceRight<Tree>((rest, { when, is }) => (when === undefined ? is : ['?', when, is, rest]), null);
  return { tree, type };
}

const whereOf = ({ file, name }: Entry): string => `${file.name}:${file.keyPlace(['define', name]).line}`;
