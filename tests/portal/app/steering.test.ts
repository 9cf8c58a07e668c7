import { beforeEach, expect, test, vi } from 'vitest';
import { RouterSteering } from '../../../src/portal/app/steering.ts';
import type { Stores } from '../../../src/portal/app/stores.ts';
import { manifest } from '../fixtures/screens.ts';

type To = { pathname: string; search: string };
type Entry = To & { state: unknown };

/** The tab's history, as far as a screen moves in it. */
let entries: Entry[];
let steering: RouterSteering;
const now = () => entries.at(-1)!;

function follow(): void {
  const location = { ...now(), hash: '', key: String(entries.length) };
  steering.follow({ navigate: navigate as never, location: location as never });
}

function navigate(to: To | number, { replace, state }: { replace?: boolean; state?: unknown } = {}): void {
  if (typeof to === 'number') entries.splice(to);
  else entries.splice(replace ? -1 : entries.length, replace ? 1 : 0, { ...to, state });
  follow();
}

/** A step of a screen that leads on. */
async function go(path: string, { memory = {}, search = '', replace = false } = {}): Promise<string> {
  const before = entries.at(-1);
  steering.go({ path, search, memory }, replace);
  await vi.waitFor(() => expect(entries.at(-1)).not.toBe(before));
  return entries.map((one) => one.pathname.slice('/uslugi/'.length) + one.search).join(' ');
}

beforeEach(() => {
  const portal = { manifest, homePath: '/' };
  steering = new RouterSteering({ portal, session: {} } as unknown as Stores);
  entries = [{ pathname: '/uslugi/lista', search: '?rok=2025', state: null }];
  follow();
});

test('a step to a page that led here returns to it, with what was chosen there, over several pages', async () => {
  expect(await go('/uslugi/karta', { memory: { id: 7 } })).toBe('lista?rok=2025 karta');
  expect(await go('/uslugi/lata')).toBe('lista?rok=2025 karta lata');
  expect(await go('/uslugi/lista')).toBe('lista?rok=2025');
  expect(await go('/uslugi/karta', { memory: { id: 7 } })).toBe('lista?rok=2025 karta');
});

test('another thing, another parameter and another choice are other pages', async () => {
  await go('/uslugi/karta', { memory: { id: 7 }, search: '?widok=raty' });
  await go('/uslugi/lata');
  expect(await go('/uslugi/karta', { memory: { id: 8 }, search: '?widok=raty' })).toMatch(/lata karta\?widok=raty$/);
  await go('/uslugi/lata');
  expect(await go('/uslugi/karta', { memory: { id: 7 } })).toMatch(/lata karta$/);
  expect(await go('/uslugi/lista', { search: '?rok=2024' })).toMatch(/karta lista\?rok=2024$/);
});

test('a redirect takes the place of its page in the history', async () => {
  await go('/uslugi/karta', { memory: { id: 7 } });
  expect(await go('/uslugi/lata', { replace: true })).toBe('lista?rok=2025 lata');
  expect(await go('/uslugi/lista')).toBe('lista?rok=2025');
});

test('a page reached by a link or a reload of another site has no pages to return to', async () => {
  entries.push({ pathname: '/uslugi/lata', search: '', state: { trail: 'broken' } });
  follow();
  expect(await go('/uslugi/lista')).toBe('lista?rok=2025 lata lista');
});
