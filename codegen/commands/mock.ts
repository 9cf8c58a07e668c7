import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CompiledMunicipality, openMunicipality } from '../compile/openMunicipality.ts';
import { CONTROL } from '../mock/control.ts';
import { type MockServer, serveMock } from '../mock/serve.ts';
import { readOperationState, readState, type Settings, type State } from '../mock/states.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { notBuilt, PORTAL } from './builtPortal.ts';

const help = `okienko mock [folder] [--port 8090] [--state state] [--operation id=state]… [--whom person|institution]
             [--slow ms] [--origin https://portal]…

Serves the portal of a municipality over an office that answers from the contract's examples, on this machine only.
Any login works. States are changed while it runs at /mock.
--state      full, empty, slow, failing or restricted, for everything but the login and what the portal itself asks
--operation  the state of one operation; failing may name a code: dajRaty="failing NIE_ZNALEZIONO"
--whom       for whom the session is; left out: the resident chooses
--slow       how long slow takes; 3000 ms
--origin     a portal of another origin that may call the API`;

const options = {
  port: { type: 'string', default: '8090' },
  state: { type: 'string', default: 'full' },
  operation: { type: 'string', multiple: true, default: [] as string[] },
  whom: { type: 'string' },
  slow: { type: 'string', default: '3000' },
  origin: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', default: false },
} as const;

export async function mock(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { municipality, problems } = await openMunicipality({ root: resolve(positionals[0] ?? '.') });
  if (!municipality) {
    console.log(`${reportErrorsFirst(problems)}\n\n${summary(problems)}: it is not served.`);
    return 1;
  }
  const settings = readSettings(municipality, values);
  const wrong = typeof settings === 'string' ? settings : (wrongNumber(values) ?? notBuilt());
  if (wrong !== undefined || typeof settings === 'string') {
    console.error(wrong);
    return 2;
  }
  const { origin: origins, port, slow } = values;
  const server = await serveMock({
    municipality,
    portal: PORTAL,
    port: Number(port),
    slowMs: Number(slow),
    origins,
    settings,
    onCall: ({ operation, method, path, status }) =>
      console.log(`${status} ${operation ?? 'no operation'} ${method} ${path}`),
  }).catch((failure: NodeJS.ErrnoException) => failure);
  if (server instanceof Error) {
    console.error(server.code === 'EADDRINUSE' ? `Port ${port} is taken: choose another with --port.` : server.message);
    return 2;
  }
  console.log(`${municipality.manifest.name}: ${server.address}, states: ${server.address}${CONTROL}`);
  await stopped(server);
  return 0;
}

function readSettings(
  { contract }: CompiledMunicipality,
  { state, operation, whom }: { state: string; operation: string[]; whom?: string },
): Settings | string {
  const all = readState(state);
  if ('problem' in all) return all.problem;
  if (whom !== undefined && whom !== 'person' && whom !== 'institution')
    return `--whom is person or institution, not "${whom}".`;
  const operations: Record<string, State> = {};
  for (const text of operation) {
    const read = readOperationState(contract, text);
    if ('problem' in read) return read.problem;
    operations[read.operation] = read.state;
  }
  return { state: all.state, operations, whom };
}

function wrongNumber({ port, slow, origin }: { port: string; slow: string; origin: string[] }): string | undefined {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `"${port}" is no port.`;
  if (!/^\d{1,6}$/.test(slow)) return `"${slow}" is no number of milliseconds.`;
  const wrong = origin.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  return wrong === undefined ? undefined : `"${wrong}" is no origin, as https://portal.example is.`;
}

const stopped = (server: MockServer): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(done));
  });
