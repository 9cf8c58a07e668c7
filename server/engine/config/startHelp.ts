import type { Setting } from './settings.ts';

const WIDTH = 80;
const MARGIN = ' '.repeat(6);

/** What `npm start -- --help` prints. */
export const startHelp = (settings: readonly Setting[]): string => `npm start -- [folder]

Serves portal and office. The folder is the municipality, with a database of its own in var/; without it OKIENKO_CONFIG names
the folder, or the shipped municipality is served. Everything else is set by environment variables: PORT=9000 npm start

${settings.map(entry).join('\n')}

docs/office.md describes them further.`;

function entry({ names, suffix, default: byDefault, description }: Setting): string {
  const head = [names.join(', '), suffix].filter((part) => part).join(' ');
  const text = plain(byDefault === undefined ? description : `${description}. Default: ${byDefault}`);
  return [`  ${head}`, ...wrapped(text).map((line) => `${MARGIN}${line}`)].join('\n');
}

/** Markdown as plain text: no backticks, links as their file names. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[[^\]]+\]\(([^)]+)\)/g, 'docs/$1')
    .replaceAll('`', '')
    .replace(', see below', ', see docs/office.md');

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
