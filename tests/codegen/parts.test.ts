import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLayers, checkMunicipality } from '../../codegen/check/checkMunicipality.ts';
import { filesOnDisk } from '../../codegen/files/files.ts';
import { type Layers, layered } from '../../codegen/overlay/layers.ts';
import type { BlockOf } from '../../src/blocks/block.ts';

const base = join(import.meta.dirname, './check/base');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const text = (id: string) => ({ id, type: 'text', text: 'proba.etykieta' });

interface More {
  order?: number[];
  args?: string;
  /** overlay.config.json of a municipality above it. */
  overlay?: object;
}

/** The base municipality whose screen "proba" is composed of parts of three services. */
function composed(services: readonly object[], { order, args, overlay }: More = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-parts-'));
  folders.push(folder);
  cpSync(base, folder, { recursive: true });
  symlinkSync(join(base, '../../../../schemas'), join(folder, 'schemas'));
  mkdirSync(join(folder, 'screens/fragments'));
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('screens/fragments/pierwsza.json', { asks: 'PLATNOSCI', content: [text('a')] });
  write('screens/fragments/druga.json', { asks: 'ODCZYTY', content: [text('a'), text('b')] });
  write('screens/fragments/trzecia.json', { asks: 'ODCZYTY', content: [text('a')] });
  const config = JSON.parse(readFileSync(join(base, 'services.config.json'), 'utf8'));
  config.screens.proba = { path: '/proba', access: 'full', ...(order && { parts: order }) };
  config.groups[0].services = services.map((service, index) => ({
    uslugaId: index + 1,
    slug: `proba-${index}`,
    name: 'proba.nazwa',
    screen: 'proba',
    access: 'full',
    ...service,
  }));
  write('services.config.json', config);
  write('screens/proba.json', {
    title: 'proba.nazwa',
    data: { sprawy: { operation: 'dajMojeSprawy', args: { czesci: args ?? "parts.joined(',')" } } },
    content: [
      { id: 'czesci', type: 'parts', of: 'services' },
      { id: 'spokojnie', type: 'text', text: 'proba.etykieta', visible: 'data.sprawy.liczbaSpraw == 0' },
    ],
  });
  const { problems, screens } = overlay
    ? checkLayers({ root: folder }, over(folder, overlay))
    : checkMunicipality(folder);
  const section = screens.proba!.content[0] as BlockOf<'section'>;
  return { problems, screen: screens.proba!, ids: section.content.map(({ id }) => id), section };
}

/** The municipality with an overlay that has one file. */
function over(folder: string, overlay: object): Layers {
  const above = mkdtempSync(join(tmpdir(), 'okienko-parts-'));
  folders.push(above);
  writeFileSync(join(above, 'overlay.config.json'), JSON.stringify(overlay));
  return layered(filesOnDisk(folder), filesOnDisk(above), (name) => `gmina/${name}`);
}

const three = [
  { parts: { proba: 'pierwsza' } },
  { parts: { proba: 'druga' } },
  { parts: { proba: 'trzecia' } },
] as const;

test('a screen is composed of the fragments of services, in the order of the services; the ids have the number', () => {
  const { problems, ids } = composed(three);
  expect(problems).toEqual([]);
  expect(ids).toEqual(['czesci_1_a', 'czesci_2_a', 'czesci_2_b', 'czesci_3_a']);
});

test('the screen may name the services that come first', () => {
  expect(composed(three, { order: [3, 1] }).ids).toEqual(['czesci_3_a', 'czesci_1_a', 'czesci_2_a', 'czesci_2_b']);
});

test('an overlay drops and orders parts, and what is dropped is no longer asked for', () => {
  const overlay = {
    services: { 1: { parts: { proba: null } } },
    screens: { proba: { parts: [3] } },
  };
  const { problems, ids, screen } = composed(three, { order: [1, 2], overlay });
  expect(problems).toEqual([]);
  expect(ids).toEqual(['czesci_3_a', 'czesci_2_a', 'czesci_2_b']);
  expect(screen.data.sprawy!.args.czesci).toEqual({ value: ['call', 'joined', ['list', 'ODCZYTY'], ','] });
});

test('`parts` is the list of what the parts ask for, each word once; a service without its part asks for nothing', () => {
  const asked = (services: readonly object[]) => composed(services).screen.data.sprawy!.args.czesci;
  const joined = (...words: string[]) => ({ value: ['call', 'joined', ['list', ...words], ','] });
  expect(asked(three)).toEqual(joined('PLATNOSCI', 'ODCZYTY'));
  expect(asked([three[0], {}, {}])).toEqual(joined('PLATNOSCI'));
});

test('a part is shown to those whom its service is offered to', () => {
  const { problems, section } = composed([
    { only: 'instytucja', ...three[0] },
    { flag: 'czy2Fa', ...three[1] },
    { only: 'osoba', flag: 'czy2Fa', ...three[2] },
  ]);
  expect(problems).toEqual([]);
  const isInstitution = ['.', ['$', 'subject'], 'czyInstytucja'];
  const isOn = ['.', ['$', 'config'], 'czy2Fa'];
  expect(section.content.map(({ visible }) => visible)).toEqual([
    ['==', isInstitution, true],
    isOn,
    ['&&', isOn, ['==', isInstitution, false]],
  ]);
});

test('the words are a list of texts for the check', () => {
  expect(composed(three, { args: 'parts' }).problems.map(({ code }) => code)).toEqual(['expression.type']);
});
