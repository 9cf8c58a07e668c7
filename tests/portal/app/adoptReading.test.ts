// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { adoptReading } from '../../../src/portal/app/adoptReading.ts';

function adopted(html: HTMLElement, stored: Record<string, string> = {}): Record<string, string | null> {
  const values: Record<string, string | null> = { ...stored };
  const storage = {
    get: (key: string) => values[key] ?? null,
    set: (key: string, value: string | null) => {
      values[key] = value;
    },
    onChange: () => () => {},
  };
  adoptReading(html, storage, 'pl');
  return values;
}

const page = (lang: string, data: Record<string, string>): HTMLElement => {
  const html = document.createElement('html');
  html.lang = lang;
  Object.assign(html.dataset, data);
  return html;
};

test('a browser that has stored nothing keeps how the office drew the frame', () => {
  expect(adopted(page('en', { contrast: 'yb', font: '3' }))).toEqual({ jezyk: 'en', kontrast: 'yb', czcionka: '3' });
  expect(adopted(page('pl', { font: '1' }))).toEqual({});
});

test('what the browser has stored wins over the frame', () => {
  expect(adopted(page('en', { contrast: 'yb' }), { czcionka: '1' })).toEqual({ czcionka: '1' });
});
