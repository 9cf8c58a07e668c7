import { describe, expect, test } from 'vitest';
import { isGateway, isImmutable, matches, mayKeep, placeOf } from '../../../src/portal/worker/cachePolicy.ts';
import { PAGE_HEADER, type WorkerSettings } from '../../../src/portal/worker/settings.ts';

const origin = 'https://okienko.example';
const settings: WorkerSettings = {
  version: 'v1',
  api: '/api',
  answers: ['/lista', '/psy/{rok}'],
  pages: ['/', '/uslugi/psy', '/psy/:rok'],
  shell: '/m/okienko.v1.html',
  apart: ['/platnosci/'],
  core: [],
};

const ask = (
  path: string,
  more: { method?: string; mode?: string; destination?: string; headers?: Record<string, string> } = {},
) =>
  placeOf(
    {
      method: 'GET',
      mode: 'cors',
      ...more,
      url: new URL(path, origin).href,
      headers: new Headers(more.headers),
    },
    settings,
    origin,
  );
const navigate = { mode: 'navigate', destination: 'document' };

describe('the kind of a request', () => {
  test.each([
    ['an open answer', '/api/lista', {}, 'answer', '/api/lista'],
    [
      'arguments and language are another answer',
      '/api/psy/2026?lang=uk&s=2',
      {},
      'answer',
      '/api/psy/2026?lang=uk&s=2',
    ],
    ['home', '/', navigate, 'page', '/'],
    ['a page', '/uslugi/psy', navigate, 'page', '/uslugi/psy'],
    [
      'a page is the same with any query: no word that was searched for stays',
      '/uslugi/psy?q=kot',
      navigate,
      'page',
      '/uslugi/psy',
    ],
    ['a page is the same with any argument', '/psy/2026', navigate, 'page', '/psy/:rok'],
    ['a page with a slash at its end', '/uslugi/psy/', navigate, 'page', '/uslugi/psy'],
    ['a file', '/assets/index-abc.js', {}, 'file', '/assets/index-abc.js'],
  ])('%s', (_what, path, more, kind, key) => {
    expect(ask(path, more)).toEqual({ kind, key: origin + key });
  });

  test.each([
    ['a page behind a login', '/naleznosci/karta'],
    ['an address that leads nowhere', '/nie-ma'],
  ])('%s goes to the network and is never cached', (_what, path) => {
    expect(ask(path, navigate)).toEqual({ kind: 'page', key: undefined });
  });

  test.each([
    ['what is sent with a token', '/api/lista', { headers: { Authorization: 'Bearer x' } }],
    ['an operation behind a login', '/api/naleznosci/lista', {}],
    ['a write', '/api/lista', { method: 'POST' }],
    ['a login', '/api/konto/token', { method: 'POST' }],
    ['a page in a frame', '/uslugi/psy', { mode: 'navigate', destination: 'iframe' }],
    ['the way to a provider of payment', '/platnosci/przelew/1', navigate],
    ['a part of a file', '/assets/film.mp4', { headers: { Range: 'bytes=0-' } }],
    ['another site', 'https://inna.example/lista', {}],
    ['an operation that only looks like an open one', '/api/psy/2026/karta', {}],
    ['an open operation without its argument', '/api/psy/', {}],
  ])('%s is not handled by the worker', (_what, path, more) => {
    expect(ask(path, more)).toBeUndefined();
  });

  test('an API on another site is treated like one on this site, and nothing else of that site is', () => {
    const elsewhere = { ...settings, api: 'https://api.example/v1' };
    const place = (url: string, headers = {}) =>
      placeOf({ method: 'GET', mode: 'cors', url, headers: new Headers(headers) }, elsewhere, origin);
    const key = 'https://api.example/v1/lista?lang=pl';
    expect(place(key)).toEqual({ kind: 'answer', key });
    expect(place('https://api.example/v1/naleznosci/lista')).toBeUndefined();
    expect(place('https://api.example/v1/lista', { Authorization: 'Bearer x' })).toBeUndefined();
    expect(place('https://api.example/v2/lista')).toBeUndefined();
    expect(place('https://api.example/lista')).toBeUndefined();
    // The former path of the API is an ordinary file now.
    expect(place(`${origin}/api/lista`)).toMatchObject({ kind: 'file' });
  });
});

describe('cacheable responses', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const answered = (headers: Record<string, string>, status = 200, type = 'basic', redirected = false) => ({
    status,
    type,
    redirected,
    headers: new Headers(headers),
  });
  const html = { 'content-type': 'text/html; charset=utf-8' };
  test.each([
    ['an answer', 'answer', answered({ ...json, 'cache-control': 'no-cache' }), true],
    ['what the office does not want kept', 'answer', answered({ ...json, 'cache-control': 'no-store' }), false],
    ['what is for one person', 'answer', answered({ ...json, 'cache-control': 'private' }), false],
    ['a refusal', 'answer', answered(json, 404), false],
    ['a break', 'answer', answered(json, 503), false],
    ['a part', 'file', answered({ 'content-type': 'image/png' }, 206), false],
    ['what came from elsewhere', 'answer', answered(json, 200, 'opaque'), false],
    ['what an API on another site let us read', 'answer', answered(json, 200, 'cors'), true],
    ['what it led on to a third one', 'answer', answered(json, 200, 'cors', true), false],
    ['a file that another site let us read', 'file', answered(json, 200, 'cors'), false],
    ['a page that another site let us read', 'page', answered({ ...html, [PAGE_HEADER]: '1' }, 200, 'cors'), false],
    ['a document', 'answer', answered({ 'content-type': 'application/pdf' }), false],
    ['a document as a file', 'file', answered({ 'content-type': 'application/pdf' }), false],
    ['a download', 'file', answered({ ...json, 'content-disposition': 'attachment; filename="a.json"' }), false],
    ['a script', 'file', answered({ 'content-type': 'text/javascript; charset=utf-8' }), true],
    ['letters', 'file', answered({ 'content-type': 'font/woff2' }), true],
    ['a page', 'page', answered({ ...html, [PAGE_HEADER]: '1' }), true],
    ['a page of a proxy that says it is a success', 'page', answered(html), false],
    ['a page that was led elsewhere', 'page', answered({ ...html, [PAGE_HEADER]: '1' }, 200, 'basic', true), false],
    ['an answer that was led elsewhere', 'answer', answered(json, 200, 'basic', true), false],
    ['a page that is JSON', 'page', answered(json), false],
    ['a page that is asked for as a file', 'file', answered({ 'content-type': 'text/html' }), false],
    ['the frame', 'file', answered({ 'content-type': 'text/html', 'cache-control': 'immutable' }), true],
  ] as const)('%s', (_what, kind, response, kept) => {
    expect(mayKeep(kind, response)).toBe(kept);
  });
});

test('only an address with a content hash is answered without the network', () => {
  const control = (value: string) => isImmutable({ headers: new Headers({ 'cache-control': value }) });
  expect([control('public, max-age=31536000, immutable'), control('no-cache')]).toEqual([true, false]);
});

test.each([
  [502, true],
  [504, true],
  [503, false],
  [500, false],
  [401, false],
  [200, false],
])('status %i comes from a gateway: %s', (status, gateway) => expect(isGateway({ status })).toBe(gateway));

test.each([
  ['/psy/:rok', '/psy/2026', true],
  ['/psy/{rok}', '/psy/2026', true],
  ['/psy/:rok', '/psy/', false],
  ['/psy/:rok', '/psy/2026/x', false],
  ['/', '/', true],
  ['/psy', '/psyy', false],
])('%s is the pattern of %s: %s', (pattern, path, is) => expect(matches(pattern, path)).toBe(is));
