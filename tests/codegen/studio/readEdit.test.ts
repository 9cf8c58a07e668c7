import { describe, expect, it } from 'vitest';
import { type Edit, Refusal, readEdit } from '../../../codegen/studio/edit.ts';

const file = 'screens/budzet/dochody.json';

describe('an edit that a page sends', () => {
  const edits: Edit[] = [
    { kind: 'set', file, at: 'tabela', key: 'csv', value: false },
    { kind: 'set', file, at: '', key: 'title', value: null },
    { kind: 'unset', file, at: 'tabela', key: 'csv' },
    { kind: 'add', file, at: 'tabela/columns', item: { field: 'rok' } },
    { kind: 'add', file, at: 'content', item: {}, beside: { side: 'before', name: 'tabela' } },
    { kind: 'move', file, at: 'tabela', beside: { side: 'after', name: 'wstep' } },
    { kind: 'remove', file: 'services.config.json', at: 'tiles/budzet' },
    { kind: 'text', key: 'budzet.rok', language: 'pl', text: '' },
    { kind: 'move', file: 'services.config.json', at: 'services/1', list: 'groups/woda/services' },
    { kind: 'rename', file, at: 'tabela', name: 'wykaz' },
    { kind: 'screen', file, value: { title: 'a.b' } },
    { kind: 'logo', file: 'logo.svg', text: '<svg/>' },
    { kind: 'several', edits: [{ kind: 'remove', file, at: 'tabela' }] },
  ];
  it.each(edits)('is read as it is: $kind $at', (edit) => {
    expect(readEdit(JSON.parse(JSON.stringify(edit)))).toEqual(edit);
  });

  it('loses what no edit of its kind has', () => {
    expect(readEdit({ kind: 'remove', file, at: 'tabela', value: 1, beside: {} })).toEqual({
      kind: 'remove',
      file,
      at: 'tabela',
    });
  });

  it.each([
    ['no object', 'set'],
    ['an unknown kind', { kind: 'rename', file, at: 'tabela' }],
    ['no value', { kind: 'set', file, at: 'tabela', key: 'csv' }],
    ['the removal of a whole file', { kind: 'remove', file, at: '' }],
    ['a move without a neighbour', { kind: 'move', file, at: 'tabela', beside: { side: 'inside', name: 'wstep' } }],
    ['a file outside of the municipality', { kind: 'remove', file: '../screens/a.json', at: 'tabela' }],
    ['a path with dots', { kind: 'remove', file: 'screens/../../a.json', at: 'tabela' }],
    ['an edit of an overlay', { kind: 'remove', file: 'screens/budzet/dochody.edit.json', at: 'tabela' }],
    ['several changes that are none', { kind: 'several', edits: [] }],
    ['several changes of which one is no edit', { kind: 'several', edits: [{ kind: 'remove', file, at: '' }] }],
    ['several changes inside of several', { kind: 'several', edits: [{ kind: 'several', edits: [] }] }],
    ['a language that is a path', { kind: 'text', key: 'budzet.rok', language: '..', text: '' }],
  ])('is refused: %s', (_, given) => {
    expect(() => readEdit(given)).toThrow(Refusal);
  });
});
