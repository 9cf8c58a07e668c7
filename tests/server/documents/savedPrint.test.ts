import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/app/config.ts';
import { savedPrint } from '../../../server/engine/documents/savedPrint.ts';
import { settings } from '../../../server/engine/documents/settings.ts';

let parent: string;
let folder: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'okienko-prints-'));
  folder = join(parent, 'druki');
  mkdirSync(folder);
  writeFileSync(join(folder, 'FN.3120.1.2026.pdf'), '%PDF-1.7 signed');
  writeFileSync(join(parent, 'secret.txt'), 'not a print');
  symlinkSync(join(parent, 'secret.txt'), join(folder, 'link.pdf'));
});
afterAll(() => rmSync(parent, { recursive: true }));

const ask = async (name: string, druki?: string) => {
  const faults: string[] = [];
  const config = { ...readConfig({}), ...(druki && { druki }) };
  const answer = await savedPrint({ config, fault: (error) => void faults.push(`${error}`) }, name).catch((one) => one);
  return { answer, faults };
};

it('a print of the folder is sent byte for byte, under its own name', async () => {
  const { answer, faults } = await ask('FN.3120.1.2026.pdf', folder);
  expect(answer).toMatchObject({ bytes: Buffer.from('%PDF-1.7 signed'), type: 'application/pdf' });
  expect(answer.disposition).toContain('filename="FN.3120.1.2026.pdf"');
  expect(faults).toEqual([]);
});

it.each([
  ['a missing file', 'FN.3120.2.2026.pdf'],
  ['a name that leads out of the folder', '../secret.txt'],
  ['a link to a file outside', 'link.pdf'],
])('%s is not found, and the log names it', async (_what, name) => {
  const { answer, faults } = await ask(name, folder);
  expect(answer).toMatchObject({ status: 404, words: 'brakDruku' });
  expect(faults).toEqual([`Error: The document ${name} is not in ${folder}.`]);
});

it('without the setting the log says which one is missing', async () => {
  const { answer, faults } = await ask('FN.3120.1.2026.pdf');
  expect(answer).toMatchObject({ status: 404 });
  expect(faults[0]).toContain('OKIENKO_DRUKI is not set');
});

it('a folder that does not exist stops the start', () => {
  expect(settings.read({ OKIENKO_DRUKI: folder })).toEqual({ druki: folder });
  expect(() => settings.read({ OKIENKO_DRUKI: join(parent, 'none') })).toThrow(/OKIENKO_DRUKI names .* no such folder/);
});
