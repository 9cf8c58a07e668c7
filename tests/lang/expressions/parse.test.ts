import { describe, expect, test } from 'vitest';
import type { Ast, Message } from '../../../src/lang/expressions/ast.ts';
import { MAX_LENGTH, MAX_MACRO_DEPTH, MAX_NODES, parse } from '../../../src/lang/expressions/parse.ts';
import * as say from '../../../src/lang/expressions/syntaxMessages.ts';

const literal = (value: unknown, from: number, to: number) => ({ kind: 'literal', value, from, to }) as Ast;
const name = (of: string, from: number) => ({ kind: 'name', name: of, from, to: from + of.length }) as Ast;

describe('an expression is parsed into a tree with positions', () => {
  test('a literal in single quotes', () => {
    expect(parse("'kir'").ast).toEqual(literal('kir', 0, 5));
    expect(parse("''").ast).toEqual(literal('', 0, 2));
    expect(parse("'it\\'s'").ast).toEqual(literal("it's", 0, 7));
  });

  test.each([
    ['1', 1],
    ['1.5', 1.5],
    ['2e3', 2000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['true', true],
    ['null', null],
  ])('%s', (source, value) => {
    expect(parse(source).ast).toEqual(literal(value, 0, source.length));
  });

  test('a field has the position of its own name', () => {
    expect(parse(' data.raty ').ast).toEqual({
      kind: 'field',
      of: name('data', 1),
      name: 'raty',
      at: { from: 6, to: 10 },
      from: 1,
      to: 10,
    });
  });

  test('a method is a call with its receiver first', () => {
    expect(parse('rows.take(5)').ast).toEqual({
      kind: 'call',
      name: 'take',
      at: { from: 5, to: 9 },
      method: true,
      args: [name('rows', 0), literal(5, 10, 11)],
      from: 0,
      to: 12,
    });
    expect(parse('(rows) . take(5)').ast).toMatchObject({ name: 'take', at: { from: 9, to: 13 } });
  });

  test('a macro has a variable and a body', () => {
    expect(parse('rows.sortBy(r, r.x)').ast).toMatchObject({
      kind: 'macro',
      name: 'sortBy',
      of: name('rows', 0),
      variable: 'r',
      variableAt: { from: 12, to: 13 },
      body: { kind: 'field', name: 'x', from: 15, to: 18 },
    });
  });

  test('&& binds closer than ||, and both than ?:', () => {
    expect(parse('a || b && c ? 1 : 2').ast).toMatchObject({
      kind: 'choice',
      question: { kind: 'binary', operator: '||', right: { operator: '&&' } },
    });
  });
});

/** `«»` mark the reported position. */
const refused: readonly [string, string, Message][] = [
  ['nothing at all', '«»', say.empty()],
  ['blanks only', '«  »', say.empty()],
  ['an index', '«a[0]»', say.index()],
  ['an index within', "b + «a['x']».c", say.index()],
  ['a record with a bare name', "{ «rok»: 1, 'a': 2 }", say.fieldName('rok')],
  ['a record with a computed name', "{ «a + 'b'»: 1 }", say.fieldName("a + 'b'")],
  ['a record with one name twice', "{ 'a': 1, «'a'»: 2 }", say.fieldTwice('a')],
  ['double quotes', '«"kir"»', say.quotes('kir')],
  ['raw text', "«r'a'»", say.quotes('a')],
  ['triple quotes', "«'''a'''»", say.quotes('a')],
  ['bytes', "«b'a'»", say.bytes()],
  ['a hexadecimal number', '«0x10»', say.plainNumber()],
  ['an unsigned number', '«1u»', say.plainNumber()],
  ['a number too large', '«9007199254740993»', say.hugeNumber()],
  ['optional syntax', 'a.«?»b', say.syntax('expected_token', '?', '')],
  ['a macro as a function', '«filter(rows, r, true)»', say.macroShape('filter')],
  ['a macro without a variable', 'rows.filter(«1», true)', say.macroVariable('1')],
  ['a macro with three parts', '«rows.map(r, true, r)»', say.macroShape('map')],
  ['macros three deep', 'a.map(x, b.map(y, «c.map(z, z)»))', say.tooDeep(MAX_MACRO_DEPTH)],
  ['a text without an end', "«'abc»", say.syntax('unterminated_string', "'abc", '')],
  ['a bracket without an end', 'f(a«»', say.syntax('expected_token', '', 'f(a')],
  ['a choice without the other value', 'a ? b«»', say.syntax('expected_token', '', 'a ? b')],
  ['an operator without a value', 'a +«»', say.syntax('unexpected_token', '', 'a +')],
  ['a bracket too many', 'a«)»', say.syntax('unexpected_character', ')', '')],
  ['single =', 'a «=» b', say.syntax('unexpected_character', '=', '')],
  ['single &', 'a «&» b', say.syntax('unexpected_character', '&', '')],
  ['or in letters', 'a «or» b', say.syntax('unexpected_character', 'or', '')],
  ['a semicolon', 'a«;»', say.syntax('unexpected_character', ';', '')],
  ['typographic quotes', '«„»tak”', say.syntax('unexpected_character', '„', '')],
  ['a reserved word', '«let».x', say.syntax('reserved_identifier', 'let', '')],
  ['an escape that is none', "'a«\\q»'", say.syntax('invalid_escape_sequence', '\\q', '')],
  ['a number that is none', '«1e400»', say.syntax('invalid_number', '1e400', '')],
];

describe('syntax outside the language is refused with the supported alternative', () => {
  test.each(refused)('%s', (_, marked, message) => {
    const [from, to] = [marked.indexOf('«'), marked.indexOf('»') - 1];
    expect(parse(marked.replace(/[«»]/g, ''))).toEqual({ problems: [{ ...message, from, to }] });
  });

  test('every mistake is reported, not only the first', () => {
    expect(parse('a[0] + b[1] + "x"').problems).toHaveLength(3);
  });
});

describe('the size of an expression is limited', () => {
  test(`${MAX_NODES} nodes are parsed, one more is refused`, () => {
    const sum = (parts: number) => Array(parts).fill('a').join(' + '); // n names and n - 1 signs
    expect(parse(sum(MAX_NODES / 2)).problems).toEqual([]);
    expect(parse(sum(MAX_NODES / 2 + 1)).problems).toMatchObject([say.tooLong(MAX_NODES)]);
  });

  test.each([
    ['a very long one', `'${'x'.repeat(MAX_LENGTH)}'`, 'expression.long'],
    ['signs without end', `${'!'.repeat(MAX_LENGTH - 1)}a`, 'expression.long'],
    ['brackets without end', `${'('.repeat(3000)}a${')'.repeat(3000)}`, 'expression.syntax'],
    ['lists without end', `${'['.repeat(3000)}a${']'.repeat(3000)}`, 'expression.syntax'],
  ])('%s is refused without a crash', (_, source, code) => {
    expect(parse(source).problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('macros may be nested two deep, several of them in a row', () => {
    expect(parse('a.map(x, b.filter(y, y == x)).filter(l, count(l) > 0).sortBy(l, count(l))').problems).toEqual([]);
  });
});

test('positions count characters of the decoded text', () => {
  expect(parse("'zażółć 👍' + «»".slice(0, -2)).problems).toHaveLength(1);
  expect(parse("'zażółć 👍' + b").ast).toMatchObject({ right: { from: 14, to: 15 } });
});
