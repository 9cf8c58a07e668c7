import { describe, expect, test, vi } from 'vitest';
import type { FormKeys } from '../../../src/blocks/form/block.ts';
import type { Screen } from '../../../src/blocks/screen.ts';
import type { Step } from '../../../src/lang/descriptors/steps.ts';
import { ApiError } from '../../../src/lang/errors/ApiError.ts';
import type { FormEnvironment } from '../../../src/portal/stores/FormEnvironment.ts';
import { FormStore } from '../../../src/portal/stores/FormStore.ts';
import { ScreenStore } from '../../../src/portal/stores/ScreenStore.ts';
import { field, form } from '../../fixtures/forms/newRequest.ts';
import { call, emptyScreen, path, yearScreen } from '../fixtures/screens.ts';
import { settled, World } from '../world.ts';
import { compileValidators } from './formWorld.ts';

const noOutcome = { args: {}, then: [], errors: {} };
const zapisz: Step = { do: 'call', operation: 'zapisz', ...noOutcome };
const notice = (key: string): Step => ({ do: 'notify', text: { key }, tone: 'info' });
const screen: Screen = {
  ...emptyScreen,
  state: {
    typ: { shape: { type: 'string' }, initial: 'A', resetOn: [] },
    ile: { shape: { type: 'integer' }, resetOn: [] },
  },
  calls: {
    zapisz: call('zapisz', { method: 'POST', writes: true, args: { tresc: 'body' } }),
    pdf: call('pdf', { document: true }),
    plik: call('plik', { document: 'any' }),
  },
};

function opened(descriptor: Screen = screen) {
  const world = new World();
  return { world, store: world.open(descriptor) };
}

describe('steps', () => {
  test('run in order and stop at the first that does not succeed', async () => {
    const { world, store } = opened();
    world.ask.mockResolvedValueOnce(false);
    const steps: Step[] = [notice('jeden'), { do: 'confirm', title: { key: 't' }, text: { key: 'x' } }, notice('dwa')];
    expect(await store.run(steps)).toBe(false);
    expect(world.notify.mock.calls).toEqual([['jeden', 'info']]);
  });

  test('the button is busy until they end, and a second click is ignored', async () => {
    const { world, store } = opened();
    const running = store.run([zapisz], {}, 'akcje/zapisz');
    await settled();
    expect(store.busy('akcje/zapisz')).toBe(true);
    expect(await store.run([zapisz], {}, 'akcje/zapisz')).toBe(false);
    await world.office.last('zapisz').answer({});
    expect(await running).toBe(true);
    expect(store.busy('akcje/zapisz')).toBe(false);
    expect(world.office.asked).toHaveLength(1);
  });

  describe('a file of an answer', () => {
    const saved = (file: unknown, pdf: boolean, name = 'protokół/1') => {
      const { world, store } = opened({
        ...screen,
        state: { ...screen.state, plik: { shape: { type: 'string' }, initial: file as string, resetOn: [] } },
      });
      const step: Step = { do: 'save', file: path('state.plik'), name: { key: name }, pdf };
      return { world, done: store.run([step, notice('potem')]) };
    };
    const bytesOf = (blob: Blob) => blob.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)]);

    test('is saved unchanged; a PDF gets its ending once', async () => {
      for (const name of ['protokol', 'protokol.pdf']) {
        const { world, done } = saved(btoa('%PDF-1.7 \u00ff\u0000'), true, name);
        expect(await done).toBe(true);
        const [blob, as] = world.save.mock.calls[0]!;
        expect([as, blob.type]).toEqual(['protokol.pdf', 'application/pdf']);
        expect((await bytesOf(blob)).slice(-2)).toEqual([255, 0]);
      }
    });

    test('of another type has the name that the screen gives, and no browser displays it', async () => {
      const { world, done } = saved(btoa('<script>'), false, 'a/b.html');
      expect(await done).toBe(true);
      expect([world.save.mock.calls[0]![1], world.save.mock.calls[0]![0].type]).toEqual([
        'a_b.html',
        'application/octet-stream',
      ]);
    });

    test.each([
      ['no base64', '%%%'],
      ['no PDF', btoa('<html>')],
      ['nothing', null],
    ])('that is %s is reported, not saved', async (_what, file) => {
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { world, done } = saved(file, true);
      expect(await done).toBe(false);
      expect(world.save).not.toHaveBeenCalled();
      expect(world.notify.mock.calls.map(([, tone]) => tone)).toEqual(['danger']);
      quiet.mockRestore();
    });
  });

  test('`then` sees the result; all of one `set` is set at once', async () => {
    const { world, store } = opened();
    const then: Step[] = [{ do: 'set', values: { typ: path('result.typ'), ile: ['+', path('result.ile'), 1] } }];
    const running = store.run([{ ...zapisz, then }]);
    await settled();
    await world.office.last('zapisz').answer({ typ: 'B', ile: 2 });
    await running;
    expect([store.state('typ'), store.state('ile')]).toEqual(['B', 3]);
  });

  test('an argument that reads a pending source waits for it', async () => {
    const { world, store } = opened({ ...yearScreen, calls: { ...yearScreen.calls, zapisz: screen.calls.zapisz! } });
    void store.run([{ ...zapisz, args: { tresc: { value: path('state.rok') }, puste: { value: null } } }]);
    await settled();
    expect(world.office.operations()).not.toContain('zapisz');
    await world.office.last('dajLata').answer({ lista: [2025] });
    expect(world.office.last('zapisz').args).toEqual({ tresc: 2025 });
  });

  test('a required nullable argument is sent as null; other empty arguments are left out', async () => {
    const uwagi = call('zapisz', { method: 'POST', args: { tresc: 'body', uwagi: 'body' }, nullable: ['uwagi'] });
    const { world, store } = opened({ ...screen, calls: { zapisz: uwagi } });
    void store.run([{ ...zapisz, args: { tresc: { value: null }, uwagi: { value: null } } }]);
    await settled();
    expect(world.office.last('zapisz').args).toEqual({ uwagi: null });
  });

  const refused = new ApiError({ kind: 'refused', status: 409, kod: '2003', opis: 'Limit.', nrSprawy: 'S-9' });
  test.each<[string, Partial<Extract<Step, { do: 'call' }>>, ApiError, string]>([
    ['a code of its own', { errors: { '2003': { notify: { key: 'limit' }, tone: 'warning' } } }, refused, 'limit'],
    ['a status', { errors: { '409': { show: { key: 'zajete' } } } }, refused, 'zajete'],
    [
      'a field, outside of a form, with its text',
      { errors: { '2003': { field: 'x', say: { key: 'pole' } } } },
      refused,
      'pole',
    ],
    ['otherwise', { otherwise: { notify: { key: 'inaczej' }, tone: 'danger' } }, refused, 'inaczej'],
    [
      'no text given: the shared text and the number',
      {},
      refused,
      'bledy.opisINumer {"opis":"Limit.","nrSprawy":"S-9"}',
    ],
    ['no network', {}, new ApiError({ kind: 'network' }), 'bledy.brakPolaczenia'],
    [
      'steps with the error',
      { otherwise: { do: [{ do: 'notify', text: { value: path('error.opis'), format: 'text' }, tone: 'danger' }] } },
      refused,
      'text:Limit.',
    ],
    [
      'a code no object has of itself',
      {},
      new ApiError({ kind: 'refused', status: 400, kod: 'constructor', nrSprawy: 'S-1' }),
      'bledy.nieUdaloSieZNumerem {"nrSprawy":"S-1"}',
    ],
  ])('a failed call always shows a message: %s', async (_, outcomes, error, words) => {
    const { world, store } = opened();
    const running = store.run([{ ...zapisz, ...outcomes }, notice('dalej')]);
    await settled();
    await world.office.last('zapisz').fail(error);
    expect(await running).toBe(false);
    expect(world.notify.mock.calls.map(([text]) => text)).toEqual([words]);
  });

  test.each(['unauthorised', 'break', 'aborted'] as const)(
    '%s is shown by the shell, not by the screen',
    async (kind) => {
      const { world, store } = opened();
      const running = store.run([{ ...zapisz, otherwise: { notify: { key: 'x' }, tone: 'danger' } }]);
      await settled();
      await world.office.last('zapisz').fail(new ApiError({ kind }));
      expect(await running).toBe(false);
      expect(world.notify).not.toHaveBeenCalled();
    },
  );

  test('a `success` that is not true is a failure without a code', async () => {
    const { world, store } = opened();
    const running = store.run([{ ...zapisz, success: path('result.czyZapisano') }]);
    await settled();
    await world.office.last('zapisz').answer({ czyZapisano: false });
    expect(await running).toBe(false);
    expect(world.notify).toHaveBeenCalledWith('bledy.nieUdaloSie', 'danger');
  });

  test('a retry after a lost response reuses the idempotency key; a new call has a new one', async () => {
    const { world, store } = opened();
    const key = async (end: (asked: ReturnType<typeof world.office.last>) => Promise<void>) => {
      void store.run([zapisz]);
      await settled();
      const asked = world.office.last('zapisz');
      await end(asked);
      return asked.options.idempotencyKey;
    };
    const first = await key((asked) => asked.fail(new ApiError({ kind: 'network' })));
    const second = await key((asked) => asked.answer({}));
    const third = await key((asked) => asked.answer({}));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a download is saved under its name, which cannot lead out of the folder', async () => {
    const { world, store } = opened();
    const name = { value: 'FV/123/2026', format: 'text' } as const;
    const running = store.run([{ do: 'download', operation: 'pdf', name, ...noOutcome }]);
    await settled();
    const blob = new Blob(['%PDF']);
    await world.office.last('pdf').answer({ blob, name: 'z-serwera.pdf' });
    expect(await running).toBe(true);
    expect(world.save).toHaveBeenCalledWith(blob, 'text:FV_123_2026.pdf');
  });

  test.each([
    ['plan zagospodarowania.zip', undefined, 'plan zagospodarowania.zip'],
    ['a.tar.gz', { key: 'Plan' }, 'Plan.gz'],
    ['bez kropki', { key: 'Plan' }, 'Plan'],
    [undefined, undefined, 'plik'],
  ])('a file that the office calls %s is saved under the step’s name %j as %s', async (named, name, saved) => {
    const { world, store } = opened();
    const running = store.run([{ do: 'download', operation: 'plik', ...(name && { name }), ...noOutcome }]);
    await settled();
    const blob = new Blob(['PK']);
    await world.office.last('plik').answer({ blob, ...(named && { name: named }) });
    expect(await running).toBe(true);
    expect(world.save).toHaveBeenCalledWith(blob, saved);
  });

  test('`go` passes parameters in the form that the target declares', async () => {
    const { world, store } = opened();
    await store.run([{ do: 'go', to: { screen: 'karta', params: { id: 7, widok: 'B', nr: null } } }]);
    expect(world.go).toHaveBeenCalledWith({ path: '/uslugi/karta', search: '?widok=B', memory: { id: 7 } }, false);
    await store.run([{ do: 'go', to: { service: 13, params: {} } }]);
    expect(world.go).toHaveBeenLastCalledWith({ path: '/uslugi/lata', search: '', memory: {} }, false);
  });

  test.each([
    ['abc', 'https://platnosci.example/tr/abc'],
    ['https://platnosci.example/tr/abc?x=1', 'https://platnosci.example/tr/abc?x=1'],
    ['https://zly.example/tr/abc', undefined],
    ['//zly.example/tr', undefined],
    ['/inne', undefined],
    ['..\\..\\zly', undefined],
    ['../../admin', undefined],
    ['javascript:alert(1)', undefined],
    ['https://a@platnosci.example/tr/x', undefined],
    [null, undefined],
  ])('leaves the portal only for a configured host: %s', async (target, url) => {
    const { world, store } = opened();
    expect(await store.run([{ do: 'leave', host: 'platnosci', path: target }])).toBe(url !== undefined);
    expect(world.leave.mock.calls).toEqual(url === undefined ? [] : [[url]]);
    if (url === undefined) expect(world.notify).toHaveBeenCalledWith('bledy.adresNiedozwolony', 'danger');
  });

  test.each([
    ['https://platnosci.example/tr/karta', 'https://platnosci.example/tr/karta'],
    ['', 'https://platnosci.example/tr'],
    ['https://zly.example/tr', undefined],
    ['/inne', undefined],
    [null, undefined],
  ])('sends a form only to a permitted host: %s', async (path, url) => {
    const { world, store } = opened();
    const step: Step = { do: 'post', host: 'platnosci', path, fields: { SAMLRequest: 'a+b=' } };
    expect(await store.run([step])).toBe(false);
    world.manifest = { ...world.manifest, posts: ['platnosci'] };
    expect(await store.run([step])).toBe(url !== undefined);
    expect(world.post.mock.calls).toEqual(url === undefined ? [] : [[url, { SAMLRequest: 'a+b=' }, 'platnosci']]);
  });

  test('a named action reads its arguments; `choose` runs the first line whose condition is true', async () => {
    const actions = {
      powiedz: {
        args: {},
        do: [
          {
            do: 'choose' as const,
            lines: [{ when: ['==', path('arg.kanal'), 'kir'] as never, do: [notice('kir')] }, { do: [notice('inny')] }],
          },
        ],
      },
    };
    const { world, store } = opened({ ...screen, actions });
    await store.run([{ do: 'run', action: 'powiedz', args: { kanal: 'kir' } }]);
    await store.run([{ do: 'run', action: 'powiedz', args: { kanal: 'p24' } }]);
    expect(world.notify.mock.calls.map(([text]) => text)).toEqual(['kir', 'inny']);
  });

  test('texts for the office and return addresses are arguments too', async () => {
    const { world, store } = opened();
    const args = {
      tresc: { text: { key: 'list', values: { typ: { value: path('state.typ'), format: 'text' as const } } } },
      powrot: { url: { screen: 'karta', params: { id: 7, widok: 'ok' } } },
    };
    void store.run([{ ...zapisz, args }]);
    await settled();
    expect(world.office.last('zapisz').args).toEqual({
      tresc: 'pl:list {"typ":"text:A"}',
      powrot: 'https://portal.example/uslugi/karta?widok=ok',
    });
  });

  test('reload, clear, open and signIn act on the named objects', async () => {
    const { world, store } = opened({ ...yearScreen, state: { ...yearScreen.state, ...screen.state } });
    await world.office.last('dajLata').answer({ lista: [2025] });
    store.set({ typ: 'B' });
    const running = store.run(
      [
        { do: 'clear', what: 'typ' },
        { do: 'open', dialog: 'okno' },
        { do: 'signIn', result: path('arg.login') },
        { do: 'reload', source: 'lata' },
      ],
      { arg: { login: { token: 't' } } },
    );
    await settled();
    expect(store.state('typ')).toBe('A');
    expect(store.isOpen('okno')).toBe(true);
    expect(world.signIn).toHaveBeenCalledWith({ token: 't' });
    await world.office.last('dajLata').answer({ lista: [2026] });
    expect(await running).toBe(true);
    expect(store.state('rok')).toBe(2026);
  });

  test('closing a dialog clears its forms, however it is closed', async () => {
    const inside = form({ id: 'wOknie', schema: { type: 'object', properties: {} }, fields: [field('a', 'text')] });
    const beside = { ...inside, id: 'obok' };
    const frame = { type: 'section', as: 'plain', open: false, reads: [], content: [inside] } as const;
    const okno = {
      id: 'okno',
      type: 'dialog',
      title: { key: 't' },
      reads: [],
      content: [{ id: 'w', ...frame }],
    } as const;
    const world = new World();
    const descriptor: Screen = { ...screen, content: [okno, beside] };
    const made = (block: FormKeys, environment: FormEnvironment) =>
      new FormStore(block, compileValidators(block), environment);
    const store = new ScreenStore(descriptor, world, { path: {}, search: '', memory: {} }, made);
    for (const block of [inside, beside]) store.forms.get(block).set('a', 'pisane');
    store.closeDialog('okno');
    expect(store.forms.get(inside).values.a).toBe('pisane');
    store.openDialog('okno');
    await store.run([{ do: 'close', dialog: 'okno' }]);
    expect([store.forms.get(inside).values.a, store.forms.get(beside).values.a]).toEqual([undefined, 'pisane']);
  });
});
