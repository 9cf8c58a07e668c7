import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import { checkLayers } from '../../../codegen/check/checkMunicipality.ts';
import { whereIs } from '../../../codegen/overlay/where.ts';
import { runScreen } from '../../../codegen/scenario/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-wiersze-'));
cpSync(join(import.meta.dirname, '../../../examples/brzezno'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const screen = 'przedszkole/oplaty';
/** Only the scenario changes between two cases. */
const cache = new CheckCache();

/** Plays a case on the form of the example that authorises people. @returns what the check or the case finds wrong */
async function play(when: readonly object[]): Promise<string[]> {
  writeFileSync(join(folder, `screens/${screen}.scenario.json`), JSON.stringify({ cases: [{ name: 'a case', when }] }));
  const { layers, ...where } = whereIs(folder);
  const checked = checkLayers({ ...where, cache }, layers);
  const problems = checked.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (problems.length > 0) return problems;
  const { cases } = await runScreen(checked, layers, screen);
  return cases.flatMap(({ misses }) => misses.map(({ message }) => message));
}

const fill = (values: object) => ({ fill: 'upowaznienie', with: values });
const press = (button: string) => ({ press: `upowaznienie/osoby/${button}` });
const person = (imie: string) => ({ imie, nazwisko: 'Nowak', kim: 'INNA', telefon: '600000124' });

describe('rows in a scenario', () => {
  test('are added, filled value by value or as a list, removed and counted', async () => {
    const found = await play([
      { then: { rows: { 'upowaznienie/osoby': 1 }, hidden: ['upowaznienie/osoby/1/remove'] } },
      fill({ 'osoby/1/imie': 'Ola' }),
      press('add'),
      fill({ 'osoby/2/imie': 'Ewa' }),
      { then: { rows: { 'upowaznienie/osoby': 2 }, fields: { upowaznienie: { 'osoby/1/imie': 'Ola' } } } },
      press('1/remove'),
      { then: { rows: { 'upowaznienie/osoby': 1 }, fields: { upowaznienie: { 'osoby/1/imie': 'Ewa' } } } },
      fill({ osoby: [person('Jan'), person('Ala'), person('Ola')] }),
      { submit: 'upowaznienie' },
      { then: { sent: [{ operation: 'upowaznijDoOdbioruDziecka' }] } },
    ]);
    expect(found).toEqual([]);
  });

  test('complain at the field of the row, also when it is left', async () => {
    const found = await play([
      fill({ 'osoby/1/telefon': '12' }),
      { leave: 'upowaznienie/osoby/1/telefon' },
      { then: { complaints: { upowaznienie: { osoby: 'Osoba 1, Telefon' } } } },
      fill({ osoby: [person('Jan'), person('Jan')] }),
      { submit: 'upowaznienie' },
      { then: { complaints: { upowaznienie: { osoby: 'dwa razy' } }, sent: [] } },
    ]);
    expect(found).toEqual([]);
  });

  test('a row that is not there, a field it has not, and too many rows are named', async () => {
    expect(await play([fill({ 'osoby/2/imie': 'Ewa' })])).toEqual([
      'The field "osoby/2/imie" of "upowaznienie" is not on the screen.',
    ]);
    expect(await play([fill({ osoby: Array.from({ length: 7 }, () => person('Jan')) })])).toEqual([
      '"osoby" of "upowaznienie" has 6 rows, and takes no 7.',
    ]);
    expect(await play([fill({ 'osoby/1/imei': 'Ewa' })])).toEqual([
      '"imei" is not a field of a row of "osoby". Did you mean "imie"?',
    ]);
  });
});
