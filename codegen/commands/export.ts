import { resolve } from 'node:path';
import { command } from '../command/command.ts';
import { misuse } from '../command/ending.ts';
import { text } from '../command/options.ts';
import { builtPortal } from './builtPortal.ts';
import { compiled, FOLDER } from './municipality.ts';
import { isOrigin } from './origin.ts';

export const exportSite = command({
  name: 'export',
  summary: 'writes the portal of a municipality for a static web server, with a configuration of nginx',
  description: `Checks a municipality and writes its portal for any static web server:
  site/          the files that the server sends, each also as .gz and .br; pages are named as their addresses
  nginx.conf     headers, caching and the way to the office, to include in a server { } of nginx`,
  arguments: [FOLDER],
  options: {
    out: text('folder', 'where it is written: replaces an earlier export, never another folder', 'var/export'),
    office: text(
      'address',
      'where nginx and this command reach the office: while it answers, public pages are written with their content',
      'http://127.0.0.1:8080',
    ),
    address: text('origin', 'the public address of the portal: search engines and link previews need it'),
  },
  fails: 'the check finds an error and nothing is written',
  async run({ folder, out: given, office, address }) {
    const { nginxConfig } = await import('../export/nginx.ts');
    const { siteFiles } = await import('../export/siteFiles.ts');
    const { occupied, writeExport } = await import('../export/write.ts');
    const { openSite } = await import('../site/site.ts');
    const { askOver, reachableBase } = await import('../site/whole/askOver.ts');
    const out = resolve(given);
    if (!isOrigin(office))
      throw misuse(
        `"${office}" is not the address of an office: http:// or https://, a host, maybe a port, and no path.`,
      );
    if (address !== undefined && !isOrigin(address))
      throw misuse(`"${address}" is not the public address of a portal: https://, a host, maybe a port, and no path.`);
    const refused = occupied(out);
    if (refused) throw misuse(refused);
    const portal = builtPortal();
    const municipality = await compiled(folder, 'nothing was written');
    const base = reachableBase(municipality.manifest.api.base, office);
    const site = openSite(portal, municipality, {
      still: true,
      api: { ask: askOver(base), origin: address ?? office },
      origin: address,
    });
    const { files, lasting, open, whole } = await siteFiles(site, municipality);
    await site.close();
    const all = new Map<string, Buffer | string>([...files].map(([name, body]) => [`site/${name}`, body]));
    all.set('nginx.conf', nginxConfig(municipality.manifest, open, office));
    writeExport(out, all, { version: municipality.manifest.version, lasting });
    console.log(
      whole > 0
        ? `${whole} public pages have the content that ${base} answers now.`
        : `No page has its content: no office answers at ${base}.`,
    );
    console.log(`${all.size} files written to ${out}. In nginx: root ${out}/site; include ${out}/nginx.conf;`);
    return 0;
  },
});
