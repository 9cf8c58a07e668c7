import { resolve } from 'node:path';
import { command } from '../command/command.ts';
import { misuse } from '../command/ending.ts';
import { text } from '../command/options.ts';
import { buildStudio, builtPortal } from './builtPortal.ts';
import { FOLDER, folderOf } from './municipality.ts';
import { PORT, portTaken, untilStopped } from './serving.ts';

export const dev = command({
  name: 'dev',
  summary: 'shows a municipality while it is edited: problems, values, why a block is hidden',
  description: `Shows a municipality while it is edited: http://localhost:8090/dev/ has its portal, the problems in its files
with their lines, and what each screen is made of. Every file that is saved is checked and shown at once.
Only this computer can open it.`,
  arguments: [FOLDER],
  options: {
    port: PORT,
    office: text(
      'https://portal.example/api',
      'the API of a real office; without it a mock office answers with the examples of the contract',
    ),
    to: text('place', 'the folder of all published versions, as in okienko publish: the page can then publish'),
  },
  async run({ folder: given, port, office, to }) {
    if (office !== undefined && !/^https?:$/.test(URL.parse(office)?.protocol ?? ''))
      throw misuse(
        `"${office}" is not the address of an office: give its API, for example https://portal.example/api.`,
      );
    const folder = await folderOf(given);
    const portal = builtPortal();
    buildStudio();
    // The first check takes seconds.
    console.log(`Checking ${folder} …`);
    const { serveDev } = await import('../dev/server.ts');
    const server = await serveDev({
      folder,
      portal,
      port,
      ...(office && { office: new URL(office) }),
      ...(to !== undefined && { place: resolve(to) }),
      say: (line) => console.log(line),
    }).catch(portTaken(port));
    console.log(`\n${server.address}/dev/\n`);
    await untilStopped();
    await server.close();
    return 0;
  },
});
