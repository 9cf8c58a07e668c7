import type { Kind, Mistake } from '../mistake.ts';
import type { Municipality } from '../municipality.ts';
import { misspelt } from '../words.ts';
import type { Pick } from './made.ts';

/** Mistakes in CSV files and in the HTML of pages. */
export function dataKinds(municipalities: readonly Municipality[], pick: Pick): Kind[] {
  const files = (pattern: RegExp) =>
    municipalities.flatMap((one) => one.names.filter((name) => pattern.test(name)).map((name) => ({ in: one, name })));
  const csv = files(/\.csv$/).filter(({ name }) => name.startsWith('data/'));
  const pages = files(/^content\/pages\/.*\.html$/);
  return [
    {
      name: 'cell of a CSV file',
      most: 30,
      candidates: csv.flatMap((file) =>
        file.in
          .text(file.name)
          .trimEnd()
          .split('\n')
          .flatMap((_, row) => (row === 0 ? [] : [{ place: file.name, make: () => cell(file, row, pick) }])),
      ),
    },
    {
      name: 'column of a CSV file',
      most: 20,
      candidates: csv.flatMap((file) =>
        file.in
          .text(file.name)
          .split('\n')[0]!
          .split(';')
          .map((column) => ({ place: file.name, make: () => column_(file, column, pick) })),
      ),
    },
    {
      name: 'markup of a page',
      most: 24,
      candidates: pages.map((file) => ({ place: file.name.split('/').at(-1)!, make: () => markup(file, pick) })),
    },
  ];
}

interface File {
  in: Municipality;
  name: string;
}

const made = (kind: string, file: File, text: string, line: number, what: string, names: string[] = []): Mistake => ({
  kind,
  in: file.in,
  name: file.name,
  line,
  what,
  changes: new Map([[file.name, text]]),
  names,
  place: file.name,
});

/** A cell too many or too few in a row, or a word in a column of numbers or dates. */
function cell(file: File, row: number, pick: Pick): Mistake | undefined {
  const lines = file.in.text(file.name).split('\n');
  const cells = lines[row]!.split(';');
  const typed = cells.flatMap((value, index) => (/^\d+$|^\d{4}-\d\d|^[\d ]+,\d\d$/.test(value) ? [index] : []));
  // A column of numbers is one in every row.
  const numbers = typed.filter((index) =>
    lines
      .slice(1)
      .every((line) => line === '' || /^$|^\d+$|^\d{4}-\d\d|^[\d ]+,\d\d$/.test(line.split(';')[index] ?? '')),
  );
  const ways: [string[], string][] = [
    [[...cells, 'nadmiar'], 'a cell too many'],
    [cells.slice(0, -1), 'a cell too few'],
  ];
  const index = numbers[pick(Math.max(1, numbers.length))];
  if (index !== undefined)
    ways.push([cells.map((one, at) => (at === index ? 'słowo' : one)), `a word in column ${index + 1}`]);
  const [next, what] = ways[pick(ways.length)]!;
  const text = lines.map((line, at) => (at === row ? next.join(';') : line)).join('\n');
  return made('cell of a CSV file', file, text, row + 1, `line ${row + 1}: ${what}`);
}

function column_(file: File, column: string, pick: Pick): Mistake {
  const wrong = misspelt(column, pick);
  const text = file.in.text(file.name);
  const head = text.split('\n')[0]!;
  const next = head
    .split(';')
    .map((one) => (one === column ? wrong : one))
    .join(';');
  const changed = next + text.slice(head.length);
  return made('column of a CSV file', file, changed, 1, `${column} -> ${wrong}`, [wrong, column]);
}

const BLOCKS: readonly [string, string][] = [
  ['<p>Akapit bez końca', 'a paragraph without an end'],
  ['<p>Zdanie <b>grube</p>', 'an element without an end'],
  ['<marquee>Ruch</marquee>', 'an unknown element'],
  ['<p onclick="x()">Zdanie</p>', 'an attribute that is not allowed'],
  ['<p style="color: red">Zdanie</p>', 'a style'],
  ['<p><a href="/nie-ma-takiej">adres</a></p>', 'a link that leads nowhere'],
  ['<p><a href="javascript:alert(1)">adres</a></p>', 'a link that is code'],
  ['<p><a>bez adresu</a></p>', 'a link without an address'],
  ['<img src="/nie-ma.png">', 'a picture without words'],
  ['<h6>Za głęboko</h6>', 'a heading of a wrong level'],
  ['<p></p>', 'nothing in a paragraph'],
  ['<script>x()</script>', 'a script'],
];

function markup(file: File, pick: Pick): Mistake {
  const text = file.in.text(file.name).trimEnd();
  const [block, what] = BLOCKS[pick(BLOCKS.length)]!;
  return made('markup of a page', file, `${text}\n${block}\n`, text.split('\n').length + 1, what);
}
