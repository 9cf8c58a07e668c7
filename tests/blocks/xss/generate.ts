import { all } from './vectors.ts';

/** The same numbers for the same seed, so that what is found once is found again. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TAGS = 'a b div form img math mtext mglyph noscript p script select style svg table td template title xmp'.split(
  ' ',
);
const ATTRIBUTES = [
  'onerror=hit()',
  'onload="hit()"',
  'href=javascript:hit()',
  "href='java&#10;script:hit()'",
  'src=x',
  'style="background:url(//obca.example)"',
  'id=tresc',
  'name=body',
  'srcdoc="<script>hit()</script>"',
  'xlink:href="javascript:hit()"',
  'title="</style><img src=x onerror=hit()>"',
];
const GLUE = ['', '<!--', '-->', '</p>', '</svg>', '</style>', '</', '"', "'", '>', '\u0000', '\n', '<![CDATA[', ']]>'];

/** Vectors cut and put together, and tags in orders that no author writes. */
export function* generated(count: number, seed = 1): Generator<string> {
  const below = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  for (let index = 0; index < count; index += 1) {
    if (index % 2 === 0) {
      const [first, second] = [pick(all), pick(all)];
      const cut = below(first.length + 1);
      yield first.slice(0, cut) + pick(GLUE) + second.slice(below(8)) + pick(GLUE) + first.slice(cut);
    } else {
      const parts = Array.from({ length: 2 + below(7) }, () => {
        const close = below(3) === 0;
        return `${pick(GLUE)}<${close ? '/' : ''}${pick(TAGS)} ${pick(ATTRIBUTES)} ${pick(ATTRIBUTES)}>`;
      });
      yield parts.join('');
    }
  }
}
