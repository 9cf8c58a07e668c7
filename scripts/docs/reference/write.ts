/* `npm run docs:reference`: docs/reference/ from the schemas, the commands and the functions. A test proves that it is up to date. */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Schemas } from '../../../codegen/files/schemas.ts';
import { commandsPage } from './commandsPage.ts';
import { contractPage } from './contractPage.ts';
import { feedPage } from './feedPage.ts';
import { functionsPage } from './functionsPage.ts';
import { type SchemaPage, schemaPages, wholeFile } from './schemaPage.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'docs/reference');
export const schemas = new Schemas(join(root, 'schemas'));

/** One page for each schema; all blocks on one page. */
export function pagesOfSchemas(): SchemaPage[] {
  const files = [...schemasIn('config'), ...schemasIn('descriptors')];
  const blocks = schemasIn('descriptors/blocks').map((file) => wholeFile(schemas, '', file));
  return [
    ...files.map((file) => wholeFile(schemas, basename(file, '.schema.json'), file)),
    {
      id: 'blocks',
      title: 'Blocks',
      about: 'The blocks of a screen, in alphabetical order.',
      parts: blocks.flatMap(({ parts }) => parts),
    },
  ];
}

/** File name in docs/reference -> its content. */
export async function referencePages(): Promise<Map<string, string>> {
  const pages = schemaPages(schemas, pagesOfSchemas());
  pages.set('functions', functionsPage());
  pages.set('commands', commandsPage());
  pages.set('extensions', contractPage());
  pages.set('feed', feedPage(schemas, schemasIn('feed')));
  const note = '<!-- Written by `npm run docs:reference`. -->\n\n';
  return new Map([...pages].map(([id, text]) => [`${id}.md`, `${note}${text.trimEnd()}\n`]));
}

function schemasIn(path: string): string[] {
  return readdirSync(join(root, 'schemas', path))
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .map((file) => `${path}/${file}`);
}

if (import.meta.main) for (const [file, text] of await referencePages()) writeFileSync(join(folder, file), text);
