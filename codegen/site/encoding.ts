import type { StaticFile } from './files.ts';

/** The smallest form of a file that a browser accepts. @param accepted its Accept-Encoding */
export function encodedFile(file: StaticFile, accepted: string | undefined): { encoding?: string; body: Buffer } {
  const names = acceptedEncodings(accepted ?? '');
  if (file.br && names.has('br')) return { encoding: 'br', body: file.br };
  // Read last: of a page it is made only now.
  const gzip = names.has('gzip') ? file.gzip : undefined;
  return gzip ? { encoding: 'gzip', body: gzip } : { body: file.body };
}

/** Is the copy that a browser names in If-None-Match the current one? */
export const isCurrent = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

function acceptedEncodings(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.trim().toLowerCase());
  return new Set(parts.filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.split(';')[0]!));
}
