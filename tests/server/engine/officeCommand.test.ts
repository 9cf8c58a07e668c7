import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compiledEnv } from '../municipality.ts';
import { runProgram } from '../officeProgram.ts';

// Also guards: server/domains, codegen/command

const varDir = mkdtempSync(join(tmpdir(), 'okienko-command-'));
afterAll(() => rmSync(varDir, { recursive: true }));

it.each([
  ['account', 'server/domains/konto/cli.ts'],
  ['ksiegi', 'server/domains/platnosci/ksiegiCli.ts'],
  ['wpisy', 'server/domains/wpisy/cli.ts'],
  ['zamowienia', 'server/domains/nieczystosci/zamowienia/cli.ts'],
  ['zdarzenia', 'server/domains/zdarzenia/cli.ts'],
])(
  'npm run %s -- -h prints its help, as --help does, and opens no database',
  async (name, file) => {
    const help = async (word: string) => {
      const { code, stdout } = await runProgram(file, [word], { ...compiledEnv(), OKIENKO_VAR: varDir });
      expect(code).toBe(0);
      return stdout;
    };
    const [short, long] = [await help('-h'), await help('--help')];
    expect(short).toBe(long);
    expect(short).toContain(`npm run ${name}`);
    expect(short).toMatch(/Exit status 1 when .*, 2 when the arguments are wrong\.\n$/);
    expect(readdirSync(varDir)).toEqual([]);
  },
  30_000,
);
