import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWezel, SSO } from '../../../../server/demo/wezel/openDemoWezel.ts';
import { openOffice, sqliteDatabase, type TestDatabase, type TestOffice } from '../../helpers.ts';
import { ADDRESSES, attemptOf } from './wezelWorld.ts';

describe('the pages of the demo node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-wezel-'));
  let database: TestDatabase;
  let office: TestOffice;
  beforeAll(async () => {
    database = await sqliteDatabase();
    const node = openDemoWezel({ varDir: folder, host: '127.0.0.1', port: 1 });
    office = await openOffice(database, { OKIENKO_WEZEL: '0' }, node);
  });
  afterAll(async () => {
    await office.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const form = (path: string, fields: Record<string, string>) =>
    office.anonymous.post(path, `${new URLSearchParams(fields)}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });

  test('every form is answered with a redirect, so a browser can go back to each page', async () => {
    const { saml } = attemptOf(await office.anonymous.post('/api/konto/wezel/logowanie', ADDRESSES));
    const choice = await form(SSO, { SAMLRequest: saml });
    expect(choice.status).toBe(303);
    const proba = new URL(String(choice.headers.location), 'http://localhost').searchParams.get('proba')!;
    expect((await office.anonymous.get(String(choice.headers.location))).text).toContain('Kim jesteś?');
    const chosen = await form('/demo/wezel/wybor', { proba, jezyk: 'pl', osoba: '' });
    expect(chosen.status).toBe(303);
    const way = String(chosen.headers.location);
    expect((await office.anonymous.get(way)).text).toContain('name="SAMLart"');
    // The artifact is used up by now.
    const again = await office.anonymous.get(way);
    expect(again.text).not.toContain('SAMLart');
    expect(again.text).toContain('To logowanie już się skończyło');
  });
});
