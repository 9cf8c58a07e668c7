import { command } from '../command/command.ts';
import { misuse } from '../command/ending.ts';
import { choice, list, text, whole } from '../command/options.ts';
import type { CompiledMunicipality } from '../compile/openMunicipality.ts';
import { readOperationState, readState, type Settings, type State } from '../mock/states.ts';
import { builtPortal } from './builtPortal.ts';
import { compiled, FOLDER } from './municipality.ts';
import { PORT, portTaken, untilStopped } from './serving.ts';

interface Chosen {
  readonly state: string;
  readonly operation: readonly string[];
  readonly whom: Settings['whom'];
}

export const mock = command({
  name: 'mock',
  summary: 'serves a municipality with an office that answers from the examples of the contract',
  description: `Serves the portal of a municipality over an office that answers with the examples of the contract. Every login
succeeds. States can be changed at /mock while it runs. Only this computer can open it.`,
  arguments: [FOLDER],
  options: {
    port: PORT,
    state: text(
      'state',
      `of every operation: full, empty, slow, failing or restricted;
the login and the portal's own calls work in each`,
      'full',
    ),
    operation: list(
      'id=state',
      'the state of one operation; failing may name a code: dajRaty="failing NIE_ZNALEZIONO"',
    ),
    whom: choice(['person', 'institution'], 'whom the resident acts for; without it the resident chooses'),
    slow: whole('ms', 'how long a slow answer takes', 3000, 999_999),
    origin: list('https://portal', 'the origin of a portal elsewhere that may call the API'),
  },
  fails: 'the check finds an error and nothing is served',
  async run({ folder, port, slow: slowMs, origin: origins, ...chosen }) {
    const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
    if (wrong !== undefined) throw misuse(`"${wrong}" is not an origin, such as https://portal.example.`);
    const municipality = await compiled(folder, 'it is not served');
    const settings = settingsOf(municipality, chosen);
    const portal = builtPortal();
    const { CONTROL } = await import('../mock/control.ts');
    const { serveMock } = await import('../mock/serve.ts');
    const server = await serveMock({
      municipality,
      portal,
      port,
      slowMs,
      origins: [...origins],
      settings,
      onCall: ({ operation, method, path, status }) =>
        console.log(`${status} ${operation ?? 'no operation'} ${method} ${path}`),
    }).catch(portTaken(port));
    console.log(`${municipality.manifest.name}: ${server.address}, states: ${server.address}${CONTROL}`);
    await untilStopped();
    await server.close();
    return 0;
  },
});

function settingsOf({ contract }: CompiledMunicipality, { state, operation, whom }: Chosen): Settings {
  const all = readState(state);
  if ('problem' in all) throw misuse(all.problem);
  const operations: Record<string, State> = {};
  for (const one of operation) {
    const read = readOperationState(contract, one);
    if ('problem' in read) throw misuse(read.problem);
    operations[read.operation] = read.state;
  }
  return { state: all.state, operations, whom };
}
