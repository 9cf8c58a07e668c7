import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, extname, join } from 'node:path';
import { type StaticFile, staticFile, TYPES } from '../site/files.ts';

/** The path of the page of `okienko dev`. */
export const PAGE = '/dev/';

const FOLDER = join(import.meta.dirname, 'page');
/** The studio, built by vite.studio.config.ts. */
const STUDIO = join(import.meta.dirname, '../../dist/studio');

/** Headers of the page itself; the portal inside has its own. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    // A chosen picture is seen before it is saved.
    "img-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Its files by address. They are TypeScript, served without their types, so no build is needed but that of the studio. */
export function pageFiles(): ReadonlyMap<string, StaticFile> {
  const built = existsSync(STUDIO) ? readdirSync(STUDIO).map((name) => join(STUDIO, name)) : [];
  const files = [...readdirSync(FOLDER).map((name) => join(FOLDER, name)), ...built].map(
    (path): [string, StaticFile] => {
      const name = basename(path);
      const text = readFileSync(path, 'utf8');
      const isCode = name.endsWith('.ts');
      const type = isCode ? 'text/javascript' : (TYPES[extname(name)] ?? 'text/plain');
      const address = name === 'index.html' ? PAGE : PAGE + name;
      return [address, staticFile(type, Buffer.from(isCode ? withoutTypes(text) : text), false)];
    },
  );
  return new Map(files);
}

/** Hides the warning that type stripping in Node is experimental, because an integrator cannot act on it. */
function withoutTypes(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}
