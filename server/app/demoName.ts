import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Municipality } from '../../codegen/artefact/municipality.ts';
import shipped from '../../services.config.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
/** What communes are, not what they are called. */
const KINDS = new Set(['gmina', 'miasto', 'miejska', 'wiejska', 'i']);
const PLAIN = ['.txt', '.html', '.csv', '.md'];

type Served = Pick<Municipality, 'manifest' | 'office' | 'texts' | 'content' | 'folderOf'>;
/** How the office is reached, and what a payment names as its receiver. */
const CONTACT = ['address', 'postcode', 'phone', 'fax', 'email', 'nip', 'site', 'map'] as const;

/**
 * Where texts, pages and files of the shipped commune name it, and a municipality of another name serves them unchanged; before them
 * what its office has still of the shipped one. PDFs are not read.
 *
 * @returns file and line, from the root: `locales/pl/urzad.json:23`
 */
export function placesOfDemoName({ manifest, office, texts, content, folderOf }: Served): string[] {
  const { name } = shipped.municipality;
  if (manifest.name === name) return [];
  const named = anyForm(name);
  const places: string[] = [];
  const contact = CONTACT.filter((key) => office.contact[key] === shipped.office[key]);
  if (contact.length > 0) places.push(`"office" in overlay.config.json: ${contact.join(', ')}`);
  /** @param isServed says which lines are served as they are */
  const search = (file: string, isServed: (line: string) => boolean) => {
    for (const [at, line] of readFileSync(join(ROOT, file), 'utf8').split('\n').entries())
      if (named.test(line) && isServed(line)) places.push(`${file}:${at + 1}`);
  };
  for (const [language, own] of Object.entries(texts)) {
    const found = Object.entries(own).filter(([, text]) => named.test(text));
    const files = Map.groupBy(found, ([key]) => `locales/${language}/${key.split('.', 1)[0]}.json`);
    for (const [file, words] of files)
      if (isShipped(file)) search(file, (line) => words.some(([, text]) => line.includes(JSON.stringify(text))));
  }
  for (const [page, { html }] of content.pages)
    for (const [language, words] of Object.entries(html)) {
      const file = `content/pages/${page}/${language}.html`;
      if (named.test(words) && isShipped(file)) search(file, () => true);
    }
  for (const { file } of content.files.values())
    if (PLAIN.includes(extname(file)) && isShipped(file)) search(file, () => true);
  return places;

  function isShipped(file: string): boolean {
    // Only keys that differ are in an overlay's file of texts; a whole page or file takes the place of the shipped one.
    if (!file.startsWith('locales/') && folderOf(file) !== ROOT) return false;
    try {
      return readFileSync(join(ROOT, file)).length > 0;
    } catch {
      return false;
    }
  }
}

/** `Gmina Lipowa Dolina` is also found as `Lipowej Dolinie`. */
function anyForm(name: string): RegExp {
  const words = name.split(' ').filter((word) => !KINDS.has(word.toLowerCase()));
  return new RegExp(words.map((word) => `${word.slice(0, -1)}\\p{L}*`).join('\\s+'), 'u');
}
