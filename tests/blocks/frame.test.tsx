// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FrameBlock } from '../../src/blocks/frame/block.ts';
import { heightIn } from '../../src/blocks/frame/widget/message.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { draw } from './drawWidget.tsx';
import { frame, manifest } from './samples.ts';

const seen: IntersectionObserverCallback[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  seen.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const iframe = () => screen.getByTitle<HTMLIFrameElement>('Statusy spraw');
const comeNear = () =>
  act(() => seen.at(-1)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  act(() => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? 'https://okna.example' });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : iframe().contentWindow });
    window.dispatchEvent(event);
  });

test('a page of another site has its own origin and no access to the portal', () => {
  draw(frame);
  const { attributes } = iframe();
  const found = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  expect(found).toMatchObject({
    src: 'https://okna.example/statusy.html?id=280',
    sandbox: 'allow-scripts allow-forms allow-same-origin',
    referrerpolicy: 'no-referrer',
    loading: 'lazy',
    allow: '',
  });
  expect(screen.getByRole('link', { name: 'Otwórz na osobnej stronie' }).getAttribute('href')).toBe(found.src);
});

test('a page of this site is isolated from the portal', () => {
  draw(frame, { manifest: { ...manifest, hosts: { okna: '/okna' } } as Manifest });
  expect(iframe().getAttribute('src')).toBe(`${window.location.origin}/okna/statusy.html?id=280`);
  expect(iframe().getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test.each<[string, Partial<FrameBlock>, Partial<Manifest>]>([
  ['a host without `frame`', {}, { frames: [] }],
  ['an address of another host', { path: 'https://obca.example/' }, {}],
  ['an address that runs', { path: 'javascript:alert(1)' }, {}],
])('%s shows only a notice', (_, block, more) => {
  const { container } = draw({ ...frame, ...block }, { manifest: { ...manifest, ...more } as Manifest });
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Nie udało się wczytać');
});

test('the height follows the messages of the page, within limits', async () => {
  draw(frame);
  expect(iframe().getAttribute('height')).toBe('200');
  say({ okienko: 'height', height: 840.2 });
  expect(iframe().getAttribute('height')).toBe('841');
  say({ okienko: 'height', height: 1e9 });
  expect(iframe().getAttribute('height')).toBe('4000');
});

test('messages from other windows are ignored', () => {
  draw(frame);
  say({ okienko: 'height', height: 900 }, { origin: 'https://obca.example' });
  say({ okienko: 'height', height: 900 }, { source: window });
  say({ okienko: 'height', height: 900 }, { source: null });
  expect(iframe().getAttribute('height')).toBe('200');
});

describe('a malformed message is ignored', () => {
  const from = {} as Window;
  test.each([null, 7, '900', [], {}, { okienko: 'height' }, { okienko: 'height', height: '900' }, { height: 900 }])(
    '%j',
    (data) => {
      const event = { data, source: from, origin: 'https://okna.example' } as unknown as MessageEvent;
      expect(heightIn(event, from, 'https://okna.example')).toBeUndefined();
    },
  );
  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%s', (height) => {
    const event = { data: { okienko: 'height', height }, source: from, origin: 'null' } as unknown as MessageEvent;
    expect(heightIn(event, from, 'null')).toBeUndefined();
  });
});

test('a page that does not load is reported, with a link to it', () => {
  const { container } = draw(frame);
  comeNear();
  act(() => void vi.runAllTimers());
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Nie udało się wczytać');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://okna.example/statusy.html?id=280');
});

test('a page that has loaded stays, however long ago', () => {
  draw(frame);
  comeNear();
  act(() => void iframe().dispatchEvent(new Event('load')));
  act(() => void vi.runAllTimers());
  expect(iframe()).toBeTruthy();
});
