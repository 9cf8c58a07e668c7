import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/app/config.ts';
import { prepareDatabase } from '../../server/app/prepareDatabase.ts';
import { StartError } from '../../server/engine/config/startError.ts';
import { openSecrets } from '../../server/engine/session/secrets.ts';
import { forOneDatabase, openOffice, TODAY } from './helpers.ts';

const production = {
  OKIENKO_MODE: 'production',
  OKIENKO_PEPPER: 'kQ3vN8xR2tW7yB5mC9dF4gH6jK1lP0sZ',
  DATABASE_URL: 'postgresql://office@127.0.0.1/office',
  OKIENKO_ADRES: 'https://okienko.example',
  OKIENKO_SMTP: 'smtp://127.0.0.1:2525',
};

describe('production does not start', () => {
  it.each([
    ['without a secret', { OKIENKO_PEPPER: '' }, /OKIENKO_PEPPER must hold a secret of at least 32 characters/],
    ['with a short secret', { OKIENKO_PEPPER: 'kQ3vN8xR2tW7yB5m' }, /at least 32 characters/],
    ['with a secret that is none', { OKIENKO_PEPPER: 'x'.repeat(40) }, /OKIENKO_PEPPER .* is no secret/],
    ['with one word over and over', { OKIENKO_PEPPER: 'haslo'.repeat(8) }, /OKIENKO_PEPPER .* is no secret/],
    ['without the address of the portal', { OKIENKO_ADRES: '' }, /OKIENKO_ADRES must name the address of the portal/],
    [
      'with a desk without an address',
      { OKIENKO_DESK_PORT: '8090' },
      /OKIENKO_DESK_ADRES must name the address of the desk/,
    ],
    [
      'with an address of the desk without https',
      { OKIENKO_DESK_PORT: '8090', OKIENKO_DESK_ADRES: 'http://biurko.gmina.example' },
      /OKIENKO_DESK_ADRES must be the address of the desk without a path, over https/,
    ],
    ['with an address without https', { OKIENKO_ADRES: 'http://okienko.example' }, /without a path, over https/],
    [
      'with an address that has a path',
      { OKIENKO_ADRES: 'https://okienko.example/portal' },
      /without a path, over https/,
    ],
    ['without a mail server', { OKIENKO_SMTP: '' }, /OKIENKO_SMTP must name the mail server/],
    [
      'with a mail server that is none',
      { OKIENKO_SMTP: 'poczta.example' },
      /OKIENKO_SMTP must be the address of a mail/,
    ],
    [
      'with a sender that is none',
      { OKIENKO_POCZTA_OD: 'Urząd\nBcc: x@y.example' },
      /OKIENKO_POCZTA_OD must be an e-mail/,
    ],
    ['with a consent that is none', { OKIENKO_ZGODY_REJESTRACJI: 'rodo' }, /but "rodo" is none of them/],
    ['without its database', { DATABASE_URL: '' }, /DATABASE_URL must name the PostgreSQL database/],
  ])('%s', (_what, env, sentence) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(StartError);
    expect(() => readConfig({ ...production, ...env })).toThrow(sentence);
  });

  it('with a secret that a demo generated', () => {
    const varDir = mkdtempSync(join(tmpdir(), 'okienko-production-'));
    try {
      writeFileSync(join(varDir, 'demo-pepper'), production.OKIENKO_PEPPER);
      const config = readConfig({ ...production, OKIENKO_VAR: varDir });
      expect(() => openSecrets(config)).toThrow(/OKIENKO_PEPPER is the secret of the demo/);
      expect(() => openSecrets({ ...config, mode: 'demo' })).not.toThrow();
    } finally {
      rmSync(varDir, { recursive: true, force: true });
    }
  });
});

it('production with all its settings starts', () => {
  expect(readConfig(production)).toMatchObject({ mode: 'production', tokenMode: 'split', trustedProxies: 0 });
});

forOneDatabase((make) => {
  const demo = readConfig({ OKIENKO_RESIDENTS: '120' });
  const withDatabase = async (run: (prepare: (config: typeof demo) => Promise<boolean>) => Promise<void>) => {
    const made = await make();
    const database = await made.open();
    try {
      await run((config) => prepareDatabase(database, config, TODAY));
    } finally {
      await database.close();
      await made.drop();
    }
  };

  it('a database with the demo accounts is never opened in production', () =>
    withDatabase(async (prepare) => {
      expect(await prepare(demo)).toBe(true);
      await expect(prepare(readConfig(production))).rejects.toThrow(
        /holds the demo commune, whose passwords are public/,
      );
      expect(await prepare(demo)).toBe(false);
    }));

  it('production serves nothing of the demo', async () => {
    const database = await make();
    const office = await openOffice(database, production);
    try {
      for (const file of ['statusy.html', 'rejestry.html', 'sprawy.js', 'sprawy.css']) {
        const { status, text, headers } = await office.anonymous.get(`/demo/sprawy/${file}`);
        // An unknown address gets the portal's page, which cannot be framed.
        expect([file, status, text.includes('id="portal"')]).toEqual([file, 404, true]);
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      }
    } finally {
      await office.close();
      await database.drop();
    }
  });

  it('a production database never gets the demo accounts, even if the mode is missing', () =>
    withDatabase(async (prepare) => {
      expect(await prepare(readConfig(production))).toBe(false);
      expect(await prepare(readConfig(production))).toBe(false);
      await expect(prepare(demo)).rejects.toThrow(/belongs to a production office: set OKIENKO_MODE=production/);
    }));
});
