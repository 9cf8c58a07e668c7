import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../../src/lang/values/nearest.ts';
import { conform as exercise } from '../conform/conform.ts';
import { Unreachable } from '../conform/http.ts';
import { differsAtAll, reportText } from '../conform/report.ts';
import { loadContract } from '../contract/load.ts';
import { folderProblem } from '../overlay/folderProblem.ts';
import { whereIs } from '../overlay/where.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';

const help = `okienko conform <url> [folder] [--login name --password word] [--writes] [--only operation,…]
                [--origin https://portal] [--format text|json]

Exercises a backend by the contract of a municipality, operation by operation, and says what differs.
<url> is the base of its API: http://127.0.0.1:8080/api. Values of answers are never told.
--login     an account to log in with; without it only what is public is tried
--password  its password; OKIENKO_PASSWORD in the environment is better, it is in no history
--writes    also what changes something: for a backend whose data are for trying
--only      these operations
--origin    a portal of another origin, which the backend has to let in
Exit status 1 when something differs, 2 when the command is not understood or nobody answers.`;

const options = {
  login: { type: 'string' },
  password: { type: 'string' },
  writes: { type: 'boolean', default: false },
  only: { type: 'string' },
  origin: { type: 'string' },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', default: false },
} as const;

export async function conform(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [url = '', folder = '.'] = positionals;
  const root = resolve(folder);
  const absent = folderProblem(root);
  if (absent) return misused(absent.message);
  const where = whereIs(root);
  const { contract, problems } = loadContract([join(where.root, 'schemas/api'), ...where.api]);
  if (problems.some(({ severity }) => severity === 'error')) {
    console.log(`${reportErrorsFirst(problems)}\n\n${summary(problems)}: mend the contract first.`);
    return 2;
  }
  const only = values.only?.split(',').map((id) => id.trim());
  const unknown = only?.find((id) => !contract.operations.has(id));
  const password = values.password ?? process.env.OKIENKO_PASSWORD;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    return misused(`"${url}" is no address of an API, as http://127.0.0.1:8080/api is.`);
  if (unknown !== undefined) {
    const near = nearest(unknown, [...contract.operations.keys()]);
    return misused(`There is no operation "${unknown}".${near ? ` Did you mean "${near}"?` : ''}`);
  }
  if (values.login !== undefined && password === undefined)
    return misused('--login needs --password, or OKIENKO_PASSWORD.');
  if (!['text', 'json'].includes(values.format))
    return misused(`"${values.format}" is not a format: take text or json.`);
  const base = url.replace(/\/+$/, '');
  try {
    const login = values.login === undefined ? undefined : { login: values.login, password: password! };
    const report = await exercise(contract, { base, login, writes: values.writes, only, origin: values.origin });
    console.log(values.format === 'json' ? JSON.stringify(report, null, 2) : reportText(report));
    return differsAtAll(report) ? 1 : 0;
  } catch (failure) {
    if (!(failure instanceof Unreachable)) throw failure;
    return misused(`Nobody answers at ${base} (${failure.message}).`);
  }
}

function misused(words: string): number {
  console.error(words);
  return 2;
}
