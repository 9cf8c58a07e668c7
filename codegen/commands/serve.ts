import { command } from '../command/command.ts';
import { misuse } from '../command/ending.ts';
import { text } from '../command/options.ts';
import { builtPortal } from './builtPortal.ts';
import { compiled, FOLDER } from './municipality.ts';
import { isOrigin } from './origin.ts';
import { PORT, portTaken, untilStopped } from './serving.ts';

export const serve = command({
  name: 'serve',
  summary: 'serves the portal for a backend elsewhere, and draws its public pages',
  description: `Checks a municipality and serves its portal for a backend that is not the reference office. Public pages are
drawn from the backend's API and cached, so that they are read without scripts and found by search engines. A web server
with TLS stands in front of it; with a path in api.base that server also forwards the API.`,
  arguments: [FOLDER],
  options: {
    port: PORT,
    host: text('host', 'the address on which it listens', '127.0.0.1'),
    office: text('address', 'where this process reaches the backend, when api.base is a path', 'http://127.0.0.1:8080'),
    address: text('origin', 'the public address of the portal: search engines and link previews need it'),
  },
  fails: 'the check finds an error and nothing is served',
  async run({ folder, port, host, office, address }) {
    for (const one of [office, address])
      if (one !== undefined && !isOrigin(one))
        throw misuse(`"${one}" is no origin: http:// or https://, a host, maybe a port, and no path.`);
    const municipality = await compiled(folder, 'it is not served');
    const portal = builtPortal();
    const { serveSite } = await import('../export/serve.ts');
    const { openSite } = await import('../site/site.ts');
    const { askOver, reachableBase } = await import('../site/whole/askOver.ts');
    const { manifest } = municipality;
    const base = reachableBase(manifest.api.base, office);
    const site = openSite(portal, municipality, {
      api: { ask: askOver(base), origin: address ?? office },
      origin: address,
    });
    const server = await serveSite({
      site,
      manifest,
      host,
      port,
      secure: address?.startsWith('https:') ?? false,
      onFault: (error) => console.error(error instanceof Error ? error.message : error),
    }).catch(portTaken(port));
    console.log(`${manifest.name}: ${server.address}, drawn from ${base}`);
    await untilStopped();
    await server.close();
    await site.close();
    return 0;
  },
});
