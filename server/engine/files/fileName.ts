import { type FileKind, fileKinds } from '../../../src/lang/descriptors/fileKinds.ts';

/** The longest name, in letters, with its extension. */
const LONGEST = 100;
/** Names of devices in Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
const NAMELESS = 'plik';

/**
 * The name under which a file is listed and saved. It is never a part of a path: the folders of a sent name are left out, as
 * are letters that hide others or turn their direction, and those that a system reserves. The extension is that of the kind.
 *
 * @param kind left out while it is not known: the extension stays as it was sent
 */
export function cleanName(sent: string, kind?: FileKind): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const letters = last
    .replace(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu, '')
    // Only now: what was removed may have stood between marks that have an order of their own.
    .normalize('NFC')
    .replace(/[<>:"|?*%;]+/g, '_')
    .replace(/\s+/g, ' ')
    // A stack of marks over one letter reaches over the lines above it.
    .replace(/(\p{M}{4})\p{M}+/gu, '$1');
  const { stem, extension } = split(letters, kind && fileKinds[kind].extensions);
  const bare = stem.replace(/^[.\s~]+|[.\s]+$/g, '');
  const short = [...bare]
    .slice(0, LONGEST - extension.length)
    .join('')
    .replace(/[.\s]+$/, '');
  const own = short === '' ? NAMELESS : short;
  return `${DEVICE.test(own) ? '_' : ''}${own}${extension}`;
}

/** An extension of another kind stays a part of the name: `faktura.exe` of a PDF becomes `faktura.exe.pdf`. */
function split(name: string, extensions: readonly string[] | undefined): { stem: string; extension: string } {
  const [extension = ''] = /\.[a-z0-9]{1,10}$/i.exec(name) ?? [];
  const isOwn = extensions === undefined || extensions.includes(extension.slice(1).toLowerCase());
  if (!isOwn) return { stem: name, extension: `.${extensions[0]}` };
  return { stem: name.slice(0, name.length - extension.length), extension: extension.toLowerCase() };
}
