import { expect, test } from 'vitest';
import type { ExpressionPlace, NamePlace } from '../../../codegen/files/symbolListener.ts';
import * as right from './examples.ts';
import { check } from './folder.ts';

/** The names and expressions of a folder that uses every key, by their paths. */
function found(): { names: ReadonlyMap<string, NamePlace[]>; expressions: ExpressionPlace[] } {
  const own = {
    dajStrone: right.strona(),
    dajWnioski: right.wnioski(),
    zglosRaz: right.raz.send,
    dajRazy: right.raz.read,
  };
  const changes = {
    popraw: right.popraw,
    wycofaj: right.wycofaj,
    dajDokumentDecyzji: right.plik(),
    dajSale: right.sale(),
    dajWlascicieli: right.wlasciciele(),
  };
  const operations = { ...right.config.operations, ...own, ...changes };
  const tables = {
    ...right.config.tables,
    ...right.wnioskiTables,
    razy: right.raz.table,
    decyzje: right.decyzje,
    sale: right.saleTable,
    ...right.wlascicieleTables,
  };
  const names: NamePlace[] = [];
  const expressions: ExpressionPlace[] = [];
  check(
    {
      ...right.files,
      ...right.wnioskiFiles(),
      ...right.wlascicieleFiles(),
      'data/sale.csv': right.SALE,
      'data/decyzje.csv': right.DECYZJE(['1;84831545206;']),
      'data.config.json': { tables, operations },
    },
    {
      wanted: Object.keys(operations),
      listener: {
        name: (place) => void names.push(place),
        expression: (place) => void expressions.push(place),
        address: () => {},
      },
    },
  );
  return { names: Map.groupBy(names, ({ path }) => path.join('/')), expressions };
}

const { names, expressions } = found();

test.each<[string, NamePlace['kind'], string]>([
  ['dajStrone/answer/oplaty/limit', 'argument', 'ile'],
  ['dajStrone/answer/oplaty/offset', 'argument', 'pomin'],
  ['dajStrone/answer/ile/count', 'table', 'oplaty'],
  ['dajStrone/answer/razem/sum', 'table', 'oplaty'],
  ['dajStrone/answer/razem/column', 'column', 'kwota'],
  ['dajStrone/answer/lata/groups', 'table', 'oplaty'],
  ['dajStrone/answer/lata/by', 'field', 'rok'],
  ['dajStrone/answer/lata/by/rok', 'column', 'rok'],
  ['dajStrone/answer/lata/sums', 'field', 'razem'],
  ['dajStrone/answer/lata/count', 'field', 'ile'],
  ['dajWnioski/answer/wnioski/fields/osoby/rows', 'table', 'osoby'],
  ['dajWnioski/answer/wnioski/fields/osoby/on', 'column', 'wniosek'],
  ['dajWnioski/answer/wnioski/fields/osoby/on/wniosek', 'column', 'id'],
  ['dajWnioski/answer/wnioski/fields/osoby/fields/znizki/values', 'table', 'znizki'],
  ['dajWlascicieli/answer/wlasciciele/fields', 'field', 'urodzony'],
  ['dajWlascicieli/answer/wlasciciele/fields/rodzaj', 'column', 'typ'],
  ['dajWlascicieli/answer/wlasciciele/fields/kontakt/fields', 'field', 'telefon'],
  ['dajWlascicieli/answer/wlasciciele/variants/0/fields', 'field', 'wspolnicy'],
  ['dajWlascicieli/answer/wlasciciele/variants/0/fields/wspolnicy/rows', 'table', 'wspolnicy'],
  ['dajWlascicieli/answer/glowny/variants/1/fields/imie', 'column', 'nazwa'],
  ['zglosRaz/data/wyslane/operation', 'operation', 'dajRazy'],
  ['zglosRaz/data/wyslane/args', 'argument', 'ulica'],
  ['zglosRaz/refuse/0/code', 'error', '9303'],
  ['zglosRaz/refuse/0/text', 'text', 'proba.minal'],
  ['zglosRaz/refuse/0/field', 'argument', 'dzien'],
  ['popraw/change/table', 'table', 'szkody'],
  ['popraw/change/number', 'argument', 'numer'],
  ['popraw/change/columns', 'argument', 'opis'],
  ['popraw/change/columns/opis', 'argument', 'opis'],
  ['popraw/change/while/0', 'word', 'NOWE'],
  ['wycofaj/change/state', 'word', 'ODRZUCONE'],
  ['popraw/change/refused/code', 'error', '9304'],
  ['dajDokumentDecyzji/file/first', 'table', 'decyzje'],
  ['dajDokumentDecyzji/file/column', 'column', 'plik'],
  ['dajDokumentDecyzji/file/where', 'argument', 'numer'],
])('an editor completes %s: %s', (path, kind, name) => {
  const places = (names.get(`operations/${path}`) ?? []).filter((place) => place.kind === kind);
  expect(places.flatMap((place) => [...place.names()])).toContain(name);
});

test.each([
  'dajStrone/answer/oplaty/limit',
  'dajStrone/answer/lata/count',
  'dajStrone/answer/ile/count',
  'zglosRaz/data/wyslane/operation',
  'zglosRaz/refuse/0/code',
  'zglosRaz/refuse/0/text',
  'popraw/change/table',
  'popraw/change/number',
  'popraw/change/columns/opis',
  'dajDokumentDecyzji/file/first',
])('an editor finds the definition of %s', (path) => {
  const values: Record<string, string> = {
    limit: 'ile',
    count: path.includes('lata') ? 'ile' : 'oplaty',
    operation: 'dajRazy',
    code: '9303',
    text: 'proba.minal',
    table: 'szkody',
    number: 'numer',
    opis: 'opis',
    first: 'decyzje',
  };
  const name = values[path.split('/').at(-1)!]!;
  expect((names.get(`operations/${path}`) ?? []).flatMap((place) => place.written(name)).length).toBeGreaterThan(0);
});

test('an editor reads the expressions of "refuse" with the types of the arguments', () => {
  const [rule] = expressions.filter(({ source }) => source === 'arg.dzien < today');
  expect(rule?.parts.map(({ path, type }) => [path, type.kind])).toContainEqual(['arg.dzien', 'date']);
});

test('an editor reads the conditions of kinds with the columns of the row', () => {
  const [condition] = expressions.filter(({ source }) => source.startsWith("row.typ != 'OSOBA'"));
  expect(condition?.parts.map(({ path, type }) => [path, type.kind])).toContainEqual(['row.typ', 'text']);
});

test('the names of joined columns are the keys of "on"', () => {
  const places = names.get('operations/dajWnioski/answer/wnioski/fields/osoby/on') ?? [];
  expect(places.map(({ kind, keys }) => [kind, keys])).toEqual([['column', true]]);
});

test('an editor completes "lang" with the columns that have a language', () => {
  expect([...names.get('tables/sale/lang/0')![0]!.names()]).toEqual(['nazwa', 'opis']);
});
