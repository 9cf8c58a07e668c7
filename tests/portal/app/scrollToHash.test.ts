// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { scrollToHash } from '../../../src/portal/app/scrollToHash.ts';

const settle = () => new Promise((done) => setTimeout(done));
const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('the page scrolls to a target that is drawn later', async () => {
  const stop = scrollToHash('#a11y-status');
  await settle();
  add('<p id="a11y-status">Zgodna</p>');
  await settle();
  await settle();
  expect(document.activeElement?.id).toBe('a11y-status');
  stop();
});

test('a target in markup of the office is found by its own name', async () => {
  add('<h2 id="user-content-godziny otwarcia">Godziny</h2>');
  scrollToHash('#godziny%20otwarcia');
  await settle();
  expect(document.activeElement?.id).toBe('user-content-godziny otwarcia');
});

test('a control keeps its place in the tab order', async () => {
  add('<a id="bip" href="https://bip.example/">BIP</a>');
  scrollToHash('#bip');
  await settle();
  expect(document.activeElement?.id).toBe('bip');
  expect(document.activeElement?.getAttribute('tabindex')).toBeNull();
});

test('a reader who has scrolled is not moved any more', async () => {
  scrollToHash('#pozno');
  document.dispatchEvent(new Event('wheel'));
  add('<p id="pozno"></p>');
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('a malformed hash names no target', async () => {
  add('<p id="a"></p>');
  scrollToHash('#%E0%A4%A');
  await settle();
  expect(document.activeElement).toBe(document.body);
});
