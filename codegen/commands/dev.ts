import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveDev } from '../dev/server.ts';
import { folderProblem } from '../overlay/folderProblem.ts';

const help = `okienko dev [folder] [--port 8090] [--office https://portal.example/api]

Shows a municipality while it is worked on: http://localhost:8090/dev/ has its portal, what is wrong in
the files with the line it stands in, and what each screen is made of. Every file that is saved is
checked and shown at once. The office is the mock, which answers from the contract's examples; --office
takes a real one. Listens on this machine only.`;

const PORTAL = resolve(import.meta.dirname, '../../dist/portal');

export async function dev(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '8090' },
      office: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const folder = resolve(positionals[0] ?? '.');
  const port = Number(values.port);
  const office = values.office;
  const misuse = misuseOf(folder, values.port, office);
  if (misuse) {
    console.error(misuse);
    return 2;
  }
  // The first look takes seconds.
  console.log(`Checking ${folder} …`);
  try {
    const server = await serveDev({
      folder,
      portal: PORTAL,
      port,
      ...(office && { office: new URL(office) }),
      say: (line) => console.log(line),
    });
    console.log(`\n${server.address}/dev/\n`);
    await stopped();
    await server.close();
    return 0;
  } catch (failure) {
    if ((failure as { code?: string }).code !== 'EADDRINUSE') throw failure;
    console.error(`Port ${port} is taken: stop what runs there, or choose another, for example --port ${port + 1}.`);
    return 2;
  }
}

/** In one sentence what cannot be meant; undefined: nothing. */
function misuseOf(folder: string, port: string, office: string | undefined): string | undefined {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `"${port}" is no port: take a number up to 65535.`;
  if (office !== undefined && !/^https?:$/.test(URL.canParse(office) ? new URL(office).protocol : ''))
    return `"${office}" is no address of an office: take its API, for example https://portal.example/api.`;
  if (!existsSync(join(PORTAL, 'index.html')))
    return 'The portal is not built: run `node scripts/prepare.mjs dev` once.';
  return folderProblem(folder)?.message;
}

const stopped = () =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
