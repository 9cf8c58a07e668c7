import { join } from 'node:path';
import { nearest } from '../../src/lang/values/nearest.ts';
import { command } from '../command/command.ts';
import { CommandEnd, misuse } from '../command/ending.ts';
import { choice, flag, required, text } from '../command/options.ts';
import type { BehindOffice } from '../conform/officeTokens.ts';
import type { Contract } from '../contract/contract.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { compiled, FOLDER, folderOf } from './municipality.ts';

export const conform = command({
  name: 'conform',
  summary: 'tests a backend against the contract and reports the differences',
  description: `Tests a backend against the contract of a municipality, operation by operation, and reports the differences.
The report never shows values of answers.`,
  arguments: [required('url', 'the base of its API: http://127.0.0.1:8080/api'), FOLDER],
  options: {
    login: text('name', 'an account to log in with; without it only public operations are tested'),
    password: text(
      'password',
      'its password; the variable OKIENKO_PASSWORD is safer, because a shell writes its commands into a history',
    ),
    backend: text(
      'NAME',
      'a backend of `api.bases`, called as the office calls it; its key is in the variable OKIENKO_KLUCZ, and only its operations are tested',
    ),
    subject: text(
      'number',
      'with --backend: whose data, as pesel:… or nip:…; without it operations about a subject are not tested',
    ),
    writes: flag(
      'also calls operations that change data, and sends them what the forms of the municipality refuse: only for a backend with test data',
    ),
    only: text('operation,…', 'only these operations'),
    origin: text('https://portal', 'the origin of a portal elsewhere, which the backend has to admit'),
    format: choice(['text', 'json'], 'of the report', 'text'),
  },
  fails: 'something differs',
  async run({ url, folder, login, writes, only: named, origin, format, backend, subject, ...given }) {
    const forms = writes && backend === undefined ? await compiled(folder, 'correct them first') : undefined;
    const contract = forms?.contract ?? (await contractOf(await folderOf(folder)));
    const behind = backend === undefined ? undefined : await behindOffice(backend, subject, folder);
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw misuse(`"${url}" is not the address of an API, such as http://127.0.0.1:8080/api.`);
    const only = named?.split(',').map((id) => knownOperation(id.trim(), contract));
    const password = given.password ?? process.env.OKIENKO_PASSWORD;
    if (login !== undefined && password === undefined) throw misuse('--login needs --password, or OKIENKO_PASSWORD.');

    const { conform: test } = await import('../conform/conform.ts');
    const { Unreachable } = await import('../conform/http.ts');
    const { differsAtAll, reportText } = await import('../conform/report.ts');
    const base = url.replace(/\/+$/, '');
    try {
      const account = login === undefined ? undefined : { login, password: password! };
      const report = await test(contract, { base, login: account, writes, only, origin, behind, forms });
      console.log(format === 'json' ? JSON.stringify(report, null, 2) : reportText(report));
      return differsAtAll(report) ? 1 : 0;
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      throw misuse(`${base} does not answer (${failure.message}). Check the address, and that the backend runs.`);
    }
  },
});

async function contractOf(folder: string): Promise<Contract> {
  const { loadContract } = await import('../contract/load.ts');
  const { whereIs } = await import('../overlay/where.ts');
  const where = whereIs(folder);
  const { contract, problems } = loadContract([join(where.root, 'schemas/api'), ...where.api]);
  if (!problems.some(({ severity }) => severity === 'error')) return contract;
  console.log(`${reportErrorsFirst(problems)}\n`);
  throw new CommandEnd(`${summary(problems)}: correct the contract first.`, 2);
}

/** @throws CommandEnd for a backend that the municipality does not have, or without its key */
async function behindOffice(
  name: string,
  subject: string | undefined,
  folder: string | undefined,
): Promise<BehindOffice> {
  const { bases } = (await compiled(folder, 'correct them first')).office;
  const domains = bases[name];
  if (!domains) {
    const near = nearest(name, Object.keys(bases));
    throw misuse(`\`api.bases\` has no backend "${name}".${near ? ` Did you mean "${near}"?` : ''}`);
  }
  if (subject !== undefined && !/^(pesel:\d{11}|nip:\d{10})$/.test(subject))
    throw misuse(`--subject is pesel: or nip: with its digits, not "${subject}".`);
  const key = process.env.OKIENKO_KLUCZ;
  if (!key) throw misuse('--backend needs the key of the backend in the variable OKIENKO_KLUCZ.');
  return { name, domains, key, subject };
}

function knownOperation(id: string, { operations }: Contract): string {
  if (operations.has(id)) return id;
  const near = nearest(id, [...operations.keys()]);
  throw misuse(`There is no operation "${id}".${near ? ` Did you mean "${near}"?` : ''}`);
}
