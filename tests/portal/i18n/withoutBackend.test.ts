import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import whole, { type i18n } from 'i18next';
import { expect, test } from 'vitest';
import { i18nextWithoutBackend } from '../../../src/portal/i18n/withoutBackend.ts';

const root = join(import.meta.dirname, '../../..');
const settings = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
} as const;

/** i18next as the bundle has it. */
async function lean(): Promise<typeof whole> {
  const file = createRequire(import.meta.url)
    .resolve('i18next')
    .replace('cjs/i18next.js', 'esm/i18next.js');
  const { transform } = i18nextWithoutBackend as unknown as { transform: { handler(code: string): { code: string } } };
  const folder = mkdtempSync(join(tmpdir(), 'okienko-i18next-'));
  writeFileSync(join(folder, 'lean.mjs'), transform.handler(readFileSync(file, 'utf8')).code);
  const module = await import(pathToFileURL(join(folder, 'lean.mjs')).href);
  rmSync(folder, { recursive: true });
  return module.default;
}

function started(library: typeof whole, language: string, texts: Record<string, string>): i18n {
  const instance = library.createInstance({ lng: language, resources: {}, ...settings });
  void instance.init();
  instance.addResourceBundle(language, 'translation', texts, false, true);
  return instance;
}

test.each(['pl', 'en', 'de', 'uk'])(
  'the reduced i18next gives the same texts as the complete one: %s',
  async (language) => {
    const texts: Record<string, string> = {};
    const lay = (words: object, path: string): void => {
      for (const [key, word] of Object.entries(words)) {
        if (typeof word === 'string') texts[`${path}.${key}`] = word;
        else lay(word, `${path}.${key}`);
      }
    };
    const folder = join(root, 'locales', language);
    for (const file of readdirSync(folder))
      lay(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', ''));
    const library = await lean();
    const [less, all] = [started(library, language, texts), started(whole, language, texts)];
    const keys = new Set(Object.keys(texts).flatMap((key) => [key, key.replace(/_(zero|one|few|many|other)$/, '')]));
    let said = 0;
    for (const key of [...keys, 'nie.ma', 'toString']) {
      for (const values of [
        {},
        { count: 0 },
        { count: 1 },
        { count: 3 },
        { count: 5 },
        { count: 1.5 },
        { nazwa: '{{x}} <b>$t(a)' },
      ]) {
        const options = { lng: language, ...values };
        expect(less.exists(key, options), key).toBe(all.exists(key, options));
        if (!all.exists(key, options)) continue;
        // The words of a value may look like a text inside a text; the whole of i18next leaves them too.
        expect(less.t(key, { ...options }), key).toBe(all.t(key, { ...options }));
        said += 1;
      }
    }
    expect(said).toBeGreaterThan(1000);
  },
);
