import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openMunicipality } from '../compile/openMunicipality.ts';
import { nginxConfig } from '../export/nginx.ts';
import { siteFiles } from '../export/siteFiles.ts';
import { occupied, writeExport } from '../export/write.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { openSite } from '../site/site.ts';
import { notBuilt, PORTAL } from './builtPortal.ts';

const help = `okienko export [folder] [--out folder] [--office address]

Checks a municipality and writes its portal for any static web server:
  site/          what the server sends: pages where their addresses are looked for, files, each also as .gz and .br
  nginx.conf     headers, caching and the way to the office, to include in a server { } of nginx
--out     where to; var/export. An export before is replaced, anything else is left alone.
--office  where nginx reaches the office; http://127.0.0.1:8080`;

export async function exportSite(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'var/export' },
      office: { type: 'string', default: 'http://127.0.0.1:8080' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const out = resolve(values.out);
  const wrong = wrongOffice(values.office) ?? occupied(out) ?? notBuilt();
  if (wrong) {
    console.error(wrong);
    return 2;
  }
  const { municipality, problems } = await openMunicipality({ root: resolve(positionals[0] ?? '.') });
  if (!municipality) {
    console.log(`${reportErrorsFirst(problems)}\n\n${summary(problems)}: nothing was written.`);
    return 1;
  }
  const { files, lasting, open } = await siteFiles(openSite(PORTAL, municipality), municipality);
  const all = new Map<string, Buffer | string>([...files].map(([name, body]) => [`site/${name}`, body]));
  all.set('nginx.conf', nginxConfig(municipality.manifest, open, values.office));
  writeExport(out, all, { version: municipality.manifest.version, lasting });
  console.log(`${all.size} files written to ${out}. In nginx: root ${out}/site; include ${out}/nginx.conf;`);
  return 0;
}

function wrongOffice(address: string): string | undefined {
  if (/^https?:\/\/[A-Za-z0-9.:[\]-]+$/.test(address)) return undefined;
  return `"${address}" is no address of an office: http:// or https://, a host, maybe a port, nothing behind.`;
}
