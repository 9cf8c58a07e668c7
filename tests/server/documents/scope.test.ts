import { describe, expect, it } from 'vitest';
import { DocumentError } from '../../../server/engine/documents/errors.ts';
import { DocumentScope } from '../../../server/engine/documents/scope.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import { $, documentOf, requestOf, screenOf } from './fixtures.ts';

const source = (operation: string, rest: Partial<Screen['data'][string]> = {}): Screen['data'][string] => ({
  operation,
  args: {},
  needs: [],
  ...rest,
});

/** The scope after loading `reads`, and the calls in the order they began. */
async function load(screen: Partial<Screen>, reads: string[], rest: Parameters<typeof requestOf>[2] = {}) {
  const calls: [operation: string, args: object][] = [];
  const request = requestOf(
    [],
    {},
    {
      screen: screenOf({ data: {}, ...screen }),
      call: async (operation, args) => {
        calls.push([operation, args]);
        await Promise.resolve();
        return { id: 7, z: operation };
      },
      ...rest,
    },
  );
  const scope = new DocumentScope(request, () => 'text');
  await scope.load(reads);
  return { calls, scope: scope.scope as Record<string, Record<string, unknown>> };
}

describe('the scope of a document', () => {
  it('calls only the needed sources, once each', async () => {
    const { calls, scope } = await load({ data: { a: source('dajA'), b: source('dajB') } }, ['data.a.id', 'data.a']);
    expect(calls).toEqual([['dajA', {}]]);
    expect(scope.data).toEqual({ a: { id: 7, z: 'dajA' } });
  });

  it('finds sources behind computed values, states and params, and calls them in the order of their dependencies', async () => {
    const { calls } = await load(
      {
        data: {
          karta: source('dajKarte', { args: { id: { value: $('calc', 'wybrana') } }, needs: ['id'] }),
          lista: source('dajListe'),
          inna: source('dajInna', { when: $('data', 'karta') }),
        },
        calc: { wybrana: { value: $('state', 'id') } },
        state: { id: { shape: {}, initial: $('data', 'lista', 'id'), resetOn: [] } },
      },
      ['data.karta'],
    );
    expect(calls).toEqual([
      ['dajListe', {}],
      ['dajKarte', { id: 7 }],
    ]);
  });

  it('calls independent sources in parallel', async () => {
    const begun: string[] = [];
    let release = () => {};
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    await load({ data: { a: source('dajA'), b: source('dajB') } }, ['data.a', 'data.b'], {
      call: async (operation) => {
        begun.push(operation);
        if (begun.length === 2) release();
        await both;
      },
    });
    expect(begun).toEqual(['dajA', 'dajB']);
  });

  it('takes params and state from the arguments, otherwise from their default and initial values', async () => {
    const { scope } = await load(
      {
        params: { id: { in: 'path', shape: {} }, strona: { in: 'query', shape: {}, default: 1 } },
        state: { typ: { shape: {}, initial: 'WSZYSTKIE', resetOn: [] }, rok: { shape: {}, resetOn: [] } },
        calc: { wiek: { match: [{ when: ['>', $('state', 'rok'), 2025], is: 'nowy' }, { is: 'stary' }] } },
      },
      [],
      {
        args: { idKarty: 5, rok: 2026 },
        document: documentOf([], { params: { id: $('arg', 'idKarty') }, state: { rok: $('arg', 'rok') } }),
      },
    );
    expect({ ...scope.params }).toEqual({ id: 5, strona: 1 });
    expect({ ...scope.state }).toEqual({ typ: 'WSZYSTKIE', rok: 2026 });
    expect(scope.calc!.wiek).toBe('nowy');
  });

  it.each([
    ['its condition does not hold', { when: false }],
    ['its condition is nothing', { when: $('config', 'nieMa') }],
    ['an argument it needs is nothing', { args: { id: { value: $('params', 'id') } }, needs: ['id'] }],
  ])('holds a source back while %s', async (_, held) => {
    const { calls, scope } = await load({ data: { a: source('dajA', held) } }, ['data.a']);
    expect(calls).toEqual([]);
    expect(scope.data!.a).toBeUndefined();
  });

  it('leaves out an optional argument that is null, and fills in one that is a text', async () => {
    const args = { rok: { value: null }, tytul: { text: { key: 'tytul' } } };
    const { calls } = await load({ data: { a: source('dajA', { args }) } }, ['data.a']);
    expect(calls).toEqual([['dajA', { tytul: 'text' }]]);
  });

  it('computes a value only when it is read, and once', async () => {
    let reads = 0;
    const config = {
      get x() {
        reads++;
        return 1;
      },
    };
    const { scope } = await load({ calc: { a: { value: $('config', 'x') }, b: { value: $('config', 'x') } } }, [], {
      config,
    });
    expect(reads).toBe(0);
    expect([scope.calc!.a, scope.calc!.a]).toEqual([1, 1]);
    expect(reads).toBe(1);
  });

  it('names a source that fails, with its own error as the cause', async () => {
    const cause = new Error('BRAK_DOSTEPU');
    const failed = load({ data: { a: source('dajA') } }, ['data.a'], { call: () => Promise.reject(cause) });
    await expect(failed).rejects.toThrow(DocumentError);
    await expect(failed).rejects.toMatchObject({ code: 'document.source-failed', cause });
    await expect(failed).rejects.toThrow(/"a" \(dajA\)/);
  });

  it('refuses a circular dependency instead of waiting', async () => {
    const circle = load(
      {
        data: { a: source('dajA', { args: { id: { value: $('calc', 'b') } } }) },
        calc: { b: { value: $('data', 'a', 'id') } },
      },
      ['data.a'],
    );
    await expect(circle).rejects.toMatchObject({ code: 'document.circle' });
    await expect(circle).rejects.toThrow('data.a -> calc.b -> data.a');
  });
});
