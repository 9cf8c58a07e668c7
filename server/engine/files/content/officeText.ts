import { fileKinds } from '../../../../src/lang/descriptors/fileKinds.ts';
import { FileRefusal } from './fileRefusal.ts';
import { type Entry, readArchive } from './zip.ts';

const MAIN = `${fileKinds.docx.type}.main+xml`;
/** Macros, controls and programs in a DOCX. */
const ACTIVE_DOCX = /(?:vbaproject|vbadata|activex|oleobject|\/embeddings\/.*\.(?:bin|exe|dll|js|vbs)$)/i;
/** Macros in an ODT. */
const ACTIVE_ODT = /^(?:basic|scripts)\//i;

/**
 * A text document: a DOCX or an ODT. It is stored as it came, when it has neither macros nor anything that a program would
 * load from another place on opening; pictures and links in it are harmless.
 *
 * @throws FileRefusal
 */
export async function readOfficeText(bytes: Buffer): Promise<'docx' | 'odt'> {
  const entries = await readArchive(bytes);
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  const types = named.get('[Content_Types].xml');
  if (types) {
    await checkDocx(entries, await markupOf(types));
    return 'docx';
  }
  const first = entries[0];
  if (first?.name === 'mimetype' && (await first.read()).toString('latin1') === fileKinds.odt.type) {
    await checkOdt(entries, named);
    return 'odt';
  }
  throw new FileRefusal('kind', 'an archive that is no text document');
}

async function checkDocx(entries: readonly Entry[], types: string): Promise<void> {
  if (/macroEnabled|vbaProject/i.test(types) || entries.some(({ name }) => ACTIVE_DOCX.test(name)))
    throw new FileRefusal('active', 'macros or embedded programs');
  if (!types.includes(`"${MAIN}"`)) throw new FileRefusal('kind', 'no text document');
  for (const entry of entries.filter(({ name }) => name.endsWith('.rels'))) {
    for (const [relation] of (await markupOf(entry)).matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g))
      checkRelation(relation);
  }
}

/** A template, a picture or a frame at another address is loaded when the document is opened; a link is not. */
function checkRelation(relation: string): void {
  const mode = /\sTargetMode\s*=\s*["']([^"']*)["']/.exec(relation)?.[1];
  if (mode === undefined || mode === 'Internal') return;
  if (!/\sType\s*=\s*["'][^"']*\/hyperlink["']/.test(relation))
    throw new FileRefusal('active', 'something at another address');
}

async function checkOdt(entries: readonly Entry[], named: ReadonlyMap<string, Entry>): Promise<void> {
  const manifest = named.get('META-INF/manifest.xml');
  if (!manifest) throw new FileRefusal('damaged', 'no manifest');
  const listed = await markupOf(manifest);
  if (listed.includes('encryption-data')) throw new FileRefusal('locked', 'an encrypted document');
  if (
    /application\/(?:vnd\.sun\.star\.oleobject|binary)/.test(listed) ||
    entries.some(({ name }) => ACTIVE_ODT.test(name))
  )
    throw new FileRefusal('active', 'macros or embedded programs');
  for (const name of ['content.xml', 'styles.xml']) {
    const part = named.get(name);
    if (part && /<script:event-listener\b/.test(await markupOf(part)))
      throw new FileRefusal('active', 'a macro on an event');
  }
}

/** XML that every reader reads alike: UTF-8, no document type, no spelling of letters by number in what is searched. */
async function markupOf(entry: Entry): Promise<string> {
  const bytes = await entry.read();
  const text = bytes.toString('utf8');
  if (text.includes('\0') || text.includes('\uFFFD')) throw new FileRefusal('damaged', 'XML in another encoding');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FileRefusal('active', 'a document type in XML');
  if (/\.rels$|Content_Types/.test(entry.name) && /=\s*["'][^"']*&#/.test(text.replace(/\sTarget\s*=\s*"[^"]*"/g, '')))
    throw new FileRefusal('active', 'letters by number in XML');
  return text;
}
