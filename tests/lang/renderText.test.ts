import { expect, test } from 'vitest';
import { readsOfTrees, treesOfText } from '../../src/lang/descriptors/reads.ts';
import { renderText, type TextScope } from '../../src/lang/descriptors/renderText.ts';
import type { Text } from '../../src/lang/descriptors/text.ts';
import { evaluate } from '../../src/lang/expressions/evaluate.ts';
import type { Tree } from '../../src/lang/expressions/tree.ts';
import { formatValue } from '../../src/lang/values/formats.ts';

const kanal: Tree = ['.', ['$', 'row'], 'kanal'];
const ile: Tree = ['.', ['$', 'row'], 'ile'];
const text: Text = {
  key: 'zdanie',
  values: {
    count: { value: ile, format: 'integer' },
    ile: { value: ile, format: 'decimal2' },
    kanal: { texts: { KIR: { key: 'kir' } }, of: kanal, other: { key: 'inny' } },
    znak: { match: [{ when: ['>', ile, 1], text: { key: 'wiele' } }, { text: { key: 'jeden' } }] },
  },
};

function scope(row: object): TextScope {
  return {
    value: (tree) => evaluate(tree, { row }),
    format: (value, format, unit) => formatValue(value, format, 'pl', { unit }),
    word: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : `<${key}>`),
    serviceName: () => undefined,
  };
}

test('a placeholder takes a value, the words of an enum or a match; count stays a number', () => {
  const written = renderText(text, scope({ kanal: 'KIR', ile: 1.5 }));
  expect(written).toBe('zdanie {"count":1.5,"ile":"1,50","kanal":"<kir>","znak":"<wiele>"}');
  expect(renderText(text, scope({ kanal: 'P24', ile: 1 }))).toContain('"kanal":"<inny>","znak":"<jeden>"');
});

test('all that the texts in placeholders read has to be known', () => {
  expect(readsOfTrees(treesOfText(text))).toEqual(['row', 'row', 'row', 'row']);
});
