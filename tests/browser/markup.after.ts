import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { keep, MARKUP } from './walk/markup.ts';
import { manifest } from './walk/places.ts';

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** A run of two seconds does not repay the optimising compiler; without it the checker needs a larger stack. */
const JAVA = ['-Xmx512m', '-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * Known markup of libraries: echarts adds attributes to its elements, React closes void ones. And a warning that is wrong
 * in a `table` whose role is presentation: there each part needs its role. The checker knows `rel="expect"`, but not yet
 * that it takes `blocking`.
 */
const KNOWN = [
  /^The “(row|columnheader|rowheader|cell)” role is unnecessary for element “(tr|th|td)”\.$/,
  /^Trailing slash on void elements/,
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
  /^Attribute “_echarts_instance_” not allowed on element “div” at this point\.$/,
];

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

test('every page is valid HTML, both from the office and in the browser', async ({ request }) => {
  test.setTimeout(180_000);
  test.skip(
    spawnSync('java', ['-version']).status !== 0,
    'There is no Java here, which the Nu checker needs: install one to have the HTML checked.',
  );
  for (const [name, { path }] of [
    ['home', { path: '/' }],
    ['nowhere', { path: '/nie-ma' }],
    ...Object.entries(manifest.screens),
  ] as const)
    keep(`written.${name}`, await (await request.get(path.replaceAll(/:\w+/g, '1'))).text());
  const pages = existsSync(MARKUP) ? readdirSync(MARKUP) : [];
  const { stdout, stderr } = spawnSync(
    'java',
    [...JAVA, '-jar', CHECKER, '--format', 'json', '--stdout', '--exit-zero-always', MARKUP],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    },
  );
  expect(stderr).toBe('');
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const places = new Map<string, string[]>();
  for (const { message, url, extract } of messages) {
    if (KNOWN.some((known) => known.test(message))) continue;
    const fault = `${message} ${extract ?? ''}`;
    places.set(fault, [...(places.get(fault) ?? []), url.split('/').at(-1)!]);
  }
  expect(
    [...places].map(([fault, where]) => `${fault} (${where.length} pages: ${where.slice(0, 3).join(', ')})`),
  ).toEqual([]);
  console.log(`The Nu checker has nothing against ${pages.length} pages.`);
});
