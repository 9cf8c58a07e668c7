// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readChoice, writeChoice } from '../../../../codegen/dev/page/choice.ts';
import { applyReading, onReading, type Reading, readReading } from '../../../../codegen/dev/page/reading.ts';
import { PreferencesStore } from '../../../../src/portal/stores/PreferencesStore.ts';
import { browserStorage } from '../../../../src/portal/stores/storage.ts';

/** A storage that two documents of one origin share: what one writes, the other hears. */
function twoWindows() {
  const values = new Map<string, string>();
  const outside = new EventTarget();
  const tell = (key: string) => outside.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
      tell(key);
    },
    removeItem: (key: string) => {
      values.delete(key);
      tell(key);
    },
  };
  return {
    inside: Object.assign(new EventTarget(), { localStorage }) as unknown as Window,
    outside: Object.assign(outside, { localStorage }) as unknown as Window,
  };
}

test('what is chosen in the portal is in the frame at once, and when it is read again', () => {
  const { inside, outside } = twoWindows();
  const portal = new PreferencesStore(browserStorage(inside), ['pl', 'en']);
  const heard: Reading[] = [];
  onReading(outside, (reading) => heard.push(reading));
  portal.setContrast(true);
  portal.setFont(3);
  portal.setLanguage('en');
  expect(heard).toEqual([
    { contrast: 'yb', letters: '1' },
    { contrast: 'yb', letters: '3' },
  ]);
  expect(readReading(outside.localStorage)).toEqual({ contrast: 'yb', letters: '3' });
  portal.setContrast(false);
  expect(heard.at(-1)).toEqual({ contrast: 'normal', letters: '3' });
});

test('the frame is marked as the portal marks its own page', () => {
  const page = () => document.createElement('html');
  const { inside } = twoWindows();
  const portal = new PreferencesStore(browserStorage(inside), ['pl']);
  for (const contrast of [true, false]) {
    portal.setContrast(contrast);
    portal.setFont(2);
    const [drawn, frame] = [page(), page()];
    portal.apply(drawn);
    applyReading(readReading(inside.localStorage), frame);
    expect({ ...frame.dataset }).toEqual({ ...drawn.dataset });
  }
});

test('the address has contrast and letters where they are not the usual ones, and then they win over the stored', () => {
  const stored = { contrast: 'yb', letters: '2' };
  expect(readChoice('', stored)).toMatchObject(stored);
  expect(readChoice('?letters=3', stored)).toMatchObject({ contrast: 'yb', letters: '3' });
  expect(writeChoice(readChoice('?at=/kontakt', stored))).toBe('?at=%2Fkontakt&contrast=yb&letters=2');
});

test('a stored value that nobody chose is the usual one', () => {
  const stored = { getItem: () => 'x' };
  expect(readReading(stored)).toEqual({ contrast: 'normal', letters: '1' });
});
