import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDigests } from '../../../../server/domains/wpisy/readDigests.ts';
import { readPdf } from '../../../../server/domains/wpisy/readPdf.ts';
import { verifyReceipt } from '../../../../server/domains/wpisy/verifyReceipt.ts';
import { setRecordState } from '../../../../server/domains/wpisy/wpisyDesk.ts';
import { canonicalJson } from '../../../../server/engine/process/digest.ts';
import { type Client, forOneDatabase, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { asOffice } from '../data-sources/dataOffice.ts';
import { key, PDF, processMunicipality } from './processOffice.ts';

const PODANIA = '/api/proba/podania';

describe('canonical JSON', () => {
  // RFC 8785, sections 3.2.2 and 3.2.3.
  test('is the one of the RFC', () => {
    const value = {
      numbers: JSON.parse('[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001]'),
      string: '\u20ac$\u000F\u000aA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  test('sorts keys by their UTF-16 code units, at every depth', () => {
    expect(canonicalJson({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': [{ b: 1, a: 2 }], '\ud83d\ude00': 5, ö: 6 })).toBe(
      '{"\\r":2,"1":[{"a":2,"b":1}],"ö":6,"€":1,"😀":5,"\ufb33":3}',
    );
  });
});

forOneDatabase((make) => {
  let database: TestDatabase;
  let office: TestOffice;
  let anna: Client;
  let jan: Client;
  let folder: string;

  beforeAll(async () => {
    database = await make();
    office = await openOffice(database, {}, { municipality: processMunicipality() });
    anna = await office.login('anna.wisniewska');
    jan = await office.login('jan.nowak');
    folder = mkdtempSync(join(tmpdir(), 'okienko-receipt-'));
  }, 60_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await office.close();
    await database.drop();
  });

  let serial = 0;
  const sent = async (tresc = 'Treść'): Promise<string> =>
    (await anna.post(PODANIA, { tresc }, key(`potwierdzenie-${serial++}`))).json().numer;
  const own = async (numer: string) =>
    (await anna.get(`${PODANIA}?numer=${encodeURIComponent(numer)}`)).json().podania[0];
  const file = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  test('the digest is that of the canonical JSON, and stays when the application moves on', async () => {
    const numer = await sent('Zażółć "gęślą"');
    const { skrot, wyslane } = await own(numer);
    const text = `{"dane":{"tresc":"Zażółć \\"gęślą\\""},"kiedy":"2026-11-21T09:00:00.000Z","numer":"${numer}","rodzaj":"podania"}`;
    expect(skrot).toBe(createHash('sha256').update(text).digest('hex'));
    // No form sends it here, so the label is the name of the argument.
    expect(wyslane).toEqual([{ etykieta: 'tresc', wartosc: 'Zażółć "gęślą"' }]);
    await asOffice(office, (desk) => setRecordState(desk, numer, 'wezwij', { uwagi: 'x' }));
    expect((await own(numer)).skrot).toBe(skrot);
  });

  test('the office verifies a typed digest, a PDF that has it in its properties, and the JSON', async () => {
    const numer = await sent();
    const { skrot } = await own(numer);
    const verdict = (given: string) => asOffice(office, (desk) => verifyReceipt(desk, numer, readDigests(given)));
    expect(await verdict(skrot.toUpperCase().replace(/(.{8})/g, '$1 '))).toMatchObject({ failed: false });
    expect(await verdict(file('receipt.pdf', `%PDF-1.7\n/Keywords (${skrot})\n%%EOF`))).toMatchObject({
      failed: false,
    });
    const json = { rodzaj: 'podania', numer, kiedy: '2026-11-21T09:00:00.000Z', dane: { tresc: 'Treść' } };
    const { text, failed } = await verdict(file('receipt.json', JSON.stringify(json, null, 2)));
    expect(failed).toBe(false);
    expect(text).toContain('tresc: Treść');
    const forged = await verdict(file('forged.json', JSON.stringify({ ...json, dane: { tresc: 'Inna' } })));
    expect(forged.failed).toBe(true);
    expect(forged.text).toContain(`does NOT belong to ${numer}`);
    // A changed row is found by the receipt of the resident.
    await office.database.query
      .updateTable('wpisy')
      .set({ dane: '{"tresc":"Zmieniona"}' })
      .where('numer', '=', numer)
      .execute();
    expect(await verdict(skrot)).toMatchObject({ failed: true });
    expect(() => readDigests(file('letter.pdf', '%PDF-1.7\n%%EOF'))).toThrow('has no digest');
    expect(() => readDigests('abc')).toThrow('neither a digest of 64 characters');
  });

  test('a document goes to those who see the application, as an attachment, and to nobody else', async () => {
    const numer = await sent();
    const address = (of: string, more = '') => `${PODANIA}/decyzja?numer=${encodeURIComponent(of)}${more}`;
    expect((await anna.get(address(numer))).status).toBe(404);
    await asOffice(office, (desk) => setRecordState(desk, numer, 'rozpatrz', { dokument: PDF }));
    const answer = await anna.get(address(numer));
    expect([answer.status, answer.raw.equals(PDF.bytes)]).toEqual([200, true]);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="decyzja\.pdf"/);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect((await anna.get(address(numer, '&wpis=2'))).raw.equals(PDF.bytes)).toBe(true);
    expect((await anna.get(address(numer, '&wpis=1'))).status).toBe(404);
    expect((await anna.get(address(numer, '&wpis=9'))).status).toBe(404);
    const strip = ({ nrSprawy: _, ...rest }: Record<string, unknown>) => rest;
    const foreign = await jan.get(address(numer));
    expect(foreign.status).toBe(404);
    expect(strip(foreign.json())).toEqual(strip((await jan.get(address('WN/999/2026'))).json()));
    expect((await office.anonymous.get(address(numer))).status).toBe(401);
  });

  test('only a PDF is attached, by its content', () => {
    expect(readPdf(file('right.pdf', PDF.bytes)).nazwa).toBe('right.pdf');
    expect(() => readPdf(file('page.pdf', '<html>'))).toThrow('is not a PDF');
    expect(() => readPdf(file('cut.pdf', '%PDF-1.7\n'))).toThrow('is not a PDF');
    expect(() => readPdf(join(folder, 'none.pdf'))).toThrow('There is no file');
  });
});
