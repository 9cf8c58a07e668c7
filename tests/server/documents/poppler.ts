import { spawnSync } from 'node:child_process';
import { describe, vi } from 'vitest';

/** poppler-utils reads the PDFs independently of our code. Without it the tests that need it are skipped with a message. */
const missing = ['pdftotext', 'pdfinfo', 'pdfimages'].filter((tool) => spawnSync(tool, ['-v']).error !== undefined);

export const describePdf = describe.skipIf(missing.length > 0);

if (missing.length > 0)
  console.warn(`PDFs are not read in these tests: ${missing.join(' and ')} of poppler-utils missing.`);
// Reading 2,000 rows takes a few seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The text line by line, with columns apart. No-break spaces become spaces. */
export const textOf = (pdf: Uint8Array): string => run('pdftotext', ['-layout'], pdf, ['-']).replaceAll('\u00a0', ' ');

/** Text without line breaks, for sentences. */
export const flatTextOf = (pdf: Uint8Array): string => textOf(pdf).replace(/\s+/g, ' ');

export const pagesOf = (pdf: Uint8Array): string[] => textOf(pdf).split('\f').slice(0, -1);

export const infoOf = (pdf: Uint8Array, ...options: string[]): string => run('pdfinfo', options, pdf);

/** Width, height and kind of each picture in it. */
export const imagesOf = (pdf: Uint8Array): { width: number; height: number; kind: string }[] =>
  run('pdfimages', ['-list'], pdf)
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/))
    .map(([, , , width, height, , , , kind]) => ({ width: Number(width), height: Number(height), kind: kind! }));

interface Word {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  text: string;
}

/** The position of each word, in points from the top left corner of its page. */
function wordsOf(pdf: Uint8Array): { words: Word[]; width: number; height: number } {
  const xml = run('pdftotext', ['-bbox'], pdf, ['-']);
  const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(xml) ?? [];
  const words = xml.split('<page ').flatMap((page, number) =>
    [...page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/gs)].map((match) => {
      const [left, top, right, bottom] = match.slice(1, 5).map(Number) as [number, number, number, number];
      return { page: number, left, top, right, bottom, text: match[5]! };
    }),
  );
  return { words, width: Number(width), height: Number(height) };
}

/** Words that reach over the edge of the page's margins, or over each other: there should be none. */
export function misplaced(pdf: Uint8Array): string[] {
  const { words, width, height } = wordsOf(pdf);
  const outside = words.filter(
    ({ left, right, top, bottom }) => left < 50 || right > width - 50 || top < 20 || bottom > height - 20,
  );
  return [...outside.map((word) => `outside: ${word.text}`), ...overlapping(words)];
}

function overlapping(words: readonly Word[]): string[] {
  const found: string[] = [];
  const byPlace = words.toSorted((a, b) => a.page - b.page || a.top - b.top);
  byPlace.forEach((word, index) => {
    for (const other of byPlace.slice(index + 1)) {
      if (other.page !== word.page || other.top > word.bottom) break;
      const across = Math.min(word.right, other.right) - Math.max(word.left, other.left);
      const down = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
      // Boxes of letters are taller than lines, so neighbouring lines overlap a little.
      if (across > 0.5 && down > 5) found.push(`${word.text} over ${other.text}`);
    }
  });
  return found;
}

/** What the tools have said of each document; no test changes one. */
const said = new WeakMap<Uint8Array, Map<string, string>>();

function run(tool: string, options: string[], pdf: Uint8Array, after: string[] = []): string {
  const known = said.get(pdf) ?? new Map<string, string>();
  said.set(pdf, known);
  const key = [tool, ...options].join(' ');
  const output = known.get(key) ?? started(tool, [...options, '-', ...after], pdf);
  known.set(key, output);
  return output;
}

/** Asks for text, facts, structure and places in one process: a process of tests is large, and takes longer to start one than a tool works. */
export function readWhole(pdf: Uint8Array): void {
  const asked = ['pdftotext -layout', 'pdfinfo', 'pdfinfo -struct', 'pdftotext -bbox'];
  const lines = asked.map((tool) => `${tool} "$pdf"${tool.startsWith('pdftotext') ? ' -' : ''}; printf '\\0'`);
  const script = ['set -e', 'pdf=$(mktemp)', `trap 'rm "$pdf"' EXIT`, 'cat > "$pdf"', ...lines].join('\n');
  const answers = started('sh', ['-c', script], pdf).split('\0');
  said.set(pdf, new Map(asked.map((tool, index) => [tool, answers[index]!])));
}

/** The document is sent by standard input. */
function started(tool: string, args: string[], input: Uint8Array): string {
  const { stdout, stderr, status } = spawnSync(tool, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
  return stdout;
}
