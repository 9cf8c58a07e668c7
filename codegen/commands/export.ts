import { resolve } from 'node:path';
import { command } from '../command/command.ts';
import { misuse } from '../command/ending.ts';
import { text } from '../command/options.ts';
import { builtPortal } from './builtPortal.ts';
import { compiled, FOLDER } from './municipality.ts';

export const exportSite = command({
  name: 'export',
  summary: 'writes the portal of a municipality for a static web server, with a configuration of nginx',
  description: `Checks a municipality and writes its portal for any static web server:
  site/          the files that the server sends, each also as .gz and .br; pages are named as their addresses
  nginx.conf     headers, caching and the way to the office, to include in a server { } of nginx`,
  arguments: [FOLDER],
  options: {
    out: text('folder', 'where it is written: replaces an earlier export, never another folder', 'var/export'),
    office: text('address', 'where nginx reaches the office', 'http://127.0.0.1:8080'),
    address: text('origin', 'the public address of the portal: search engines and link previews need it'),
  },
  fails: 'the check finds an error and nothing is written',
  async run({ folder, out: given, office, address }) {
    const { nginxConfig } = await import('../export/nginx.ts');
    const { siteFiles } = await import('../export/siteFiles.ts');
    const { occupied, writeExport } = await import('../export/write.ts');
    const { openSite } = await import('../site/site.ts');
    const out = resolve(given);
    if (!/^https?:\/\/[A-Za-z0-9.:[\]-]+$/.test(office))
      throw misuse(
        `"${office}" is not the address of an office: http:// or https://, a host, maybe a port, and no path.`,
      );
    if (address !== undefined && !/^https?:\/\/[A-Za-z0-9.:[\]-]+$/.test(address))
      throw misuse(`"${address}" is not the public address of a portal: https://, a host, maybe a port, and no path.`);
    const refused = occupied(out);
    if (refused) throw misuse(refused);
    const portal = builtPortal();
    const municipality = await compiled(folder, 'nothing was written');
    const { files, lasting, open } = await siteFiles(
      openSite(portal, municipality, { ...(address !== undefined && { origin: address }) }),
      municipality,
    );
    const all = new Map<string, Buffer | string>([...files].map(([name, body]) => [`site/${name}`, body]));
    all.set('nginx.conf', nginxConfig(municipality.manifest, open, office));
    writeExport(out, all, { version: municipality.manifest.version, lasting });
    console.log(`${all.size} files written to ${out}. In nginx: root ${out}/site; include ${out}/nginx.conf;`);
    return 0;
  },
});
