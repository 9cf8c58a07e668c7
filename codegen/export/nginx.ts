import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { PAGE_HEADER } from '../../src/portal/worker/settings.ts';
import { TYPES } from '../site/files.ts';
import { pattern } from '../site/pages.ts';
import { pageHeaders, securityHeaders } from '../site/securityHeaders.ts';
import { WORKER } from '../site/worker.ts';
import { type ExportedSite, MISSING } from './siteFiles.ts';

/** Paths of the office outside its API: to and from the payment provider, and back from the national node. */
const BESIDE_API = ['/platnosci/', '/wezel/'];

/**
 * The part of an nginx configuration inside a `server { }` whose `root` is the exported site: the headers of the office, caching, pages at
 * addresses with parameters, and the way to the office.
 *
 * @param office its address for nginx
 */
export function nginxConfig(manifest: Manifest, open: ExportedSite['open'], office: string): string {
  const page = [
    ...headers(pageHeaders(manifest)),
    header(PAGE_HEADER, '1'),
    'add_header Cache-Control "no-cache" always;',
  ];
  const missing = 'error_page 404 @okienko_missing;';
  const file = [...headers(securityHeaders), 'add_header Cache-Control "public, max-age=31536000, immutable";'];
  // The worker requests pages, so it gets the policy of pages.
  const worker = [...headers(pageHeaders(manifest)), 'add_header Cache-Control "no-cache";'];
  const root = [...headers(securityHeaders), 'add_header Cache-Control "no-cache";'];
  const endings = Object.keys(TYPES)
    .flatMap((one) => (one === '.html' ? [] : one.slice(1)))
    .join('|');
  const parts = [
    '# Written by `okienko export`. Include it in a `server { }` that has `listen`, `server_name`, TLS and the `root` of this site.',
    [
      'gzip_static on;',
      '# With the module ngx_brotli also: brotli_static on;',
      'gzip_vary on;',
      'server_tokens off;',
    ].join('\n'),
    block(
      'types',
      Object.entries(TYPES).map(([ending, type]) => `"${type}" ${ending.slice(1)};`),
    ),
    '# Compressed forms replace a file in an answer; they have no address of their own.',
    block('location ~ [.](br|gz)$', ['return 404;']),
    '# Files whose names change with their content.',
    block('location ~ ^/(assets|m)/', [...file, 'try_files $uri =404;']),
    block(`location = ${WORKER}`, [...worker, missing, 'try_files $uri =404;']),
    block(`location ~ ^/[^/]+[.](${endings})$`, [...root, missing, 'try_files $uri =404;']),
    '# Pages. An unknown address has a page that says so.',
    block('location /', [...page, missing, 'try_files $uri/index.html =404;']),
    block('location @okienko_missing', [...page, `try_files /${MISSING} =404;`]),
    ...open.map(({ address, file: name }) =>
      block(`location ~ "${pattern(address).source.replaceAll('\\/', '/')}"`, [...page, `try_files /${name} =404;`]),
    ),
    ...(manifest.api.base.startsWith('/') ? toOffice(manifest, office) : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function toOffice({ api, hosts }: Manifest, office: string): string[] {
  const own = Object.values(hosts).filter((host) => host.startsWith('/'));
  const beside = new Set([...BESIDE_API, ...own.map((host) => `/${host.split('/')[1]}/`)]);
  return [
    '# The office. Only the office answers 503, for a declared break; when it does not answer, nginx answers 502.',
    ...[`${api.base}/`, ...beside].map((at) =>
      block(`location ^~ ${at}`, [
        `proxy_pass ${office};`,
        'proxy_set_header Host $host;',
        'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
        'client_max_body_size 64k;',
        'error_page 502 504 =502 @okienko_office_away;',
      ]),
    ),
    block('location @okienko_office_away', [
      'internal;',
      'default_type "application/json; charset=utf-8";',
      'add_header Cache-Control "no-store" always;',
      `return 502 '{"kod":"BLAD_SERWERA","opis":"Urząd teraz nie odpowiada. Prosimy spróbować za chwilę.","nrSprawy":"$request_id"}';`,
    ]),
  ];
}

const headers = (of: Readonly<Record<string, string>>): string[] =>
  Object.entries(of).map(([name, value]) => header(name, value));
const header = (name: string, value: string): string => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;
const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
