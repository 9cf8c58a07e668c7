import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit, SmallEdit } from '../../../codegen/studio/edit.ts';
import { small } from '../dev/folders.ts';

const screen = (page: string, params = {}) => ({
  title: 'proba.tytul',
  params,
  data: { strona: { operation: 'dajStroneWlasna', args: { nazwaPliku: page } } },
  content: [{ id: 'tresc', type: 'html', value: 'data.strona.html' }],
});
const files = {
  title: 'proba.tytul',
  params: { link: { type: 'string', in: 'query' } },
  data: { katalog: { operation: 'dajZawartoscKatalogu', args: { link: 'params.link' } } },
  content: [{ id: 'nazwa', type: 'text', text: { value: 'data.katalog.nazwaMenu' } }],
};
const query = { nazwaPliku: { type: 'string', in: 'query', missing: { screen: 'slowa' } } };

const CATALOGUE = `{
  "$schema": "../schemas/config/content.schema.json",
  "pages": [
    {
      "id": "informacje",
      "title": "strony.informacje"
    },
    {
      "id": "rodo",
      "title": "strony.rodo"
    }
  ],
  "folders": [
    {
      "id": "urzad",
      "name": "strony.urzad",
      "pages": ["informacje", "rodo"],
      "files": ["regulamin"]
    }
  ],
  "files": [
    {
      "id": "regulamin",
      "file": "regulamin.txt",
      "name": "strony.regulamin"
    }
  ]
}
`;

/** The smallest municipality, with two pages, one of them named by a screen, and a file. */
export function withPages(): string {
  const folder = small();
  const write = (name: string, text: string | object) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof text === 'string' ? text : JSON.stringify(text, null, 2));
  };
  const config = JSON.parse(readFileSync(join(folder, 'services.config.json'), 'utf8'));
  Object.assign(config.special, { page: 'strona', files: 'pliki' });
  for (const name of ['strona', 'pliki', 'informacje']) config.screens[name] = { path: `/${name}`, access: 'public' };
  write('services.config.json', config);
  write('screens/strona.json', screen('params.nazwaPliku', query));
  write('screens/informacje.json', screen("'informacje'"));
  write('screens/pliki.json', files);
  write('content/catalogue.json', CATALOGUE);
  write('content/files/regulamin.txt', 'Regulamin\n');
  for (const language of ['pl', 'en']) {
    write(`locales/${language}/strony.json`, {
      informacje: 'Informacje',
      rodo: 'RODO',
      urzad: 'Urząd',
      regulamin: 'Regulamin',
    });
    for (const page of ['informacje', 'rodo']) write(`content/pages/${page}/${language}.html`, `<p>${page}.</p>\n`);
  }
  return folder;
}

/** A page in the folder of the office, with its title. */
export const newPage = (id: string, languages: readonly string[]): Edit => ({
  kind: 'several',
  edits: [
    { kind: 'entry', part: 'pages', id, entry: { title: 'strony.nowa.tytul' }, in: 'urzad' },
    ...languages.flatMap((language): SmallEdit[] => [
      { kind: 'text', key: 'strony.nowa.tytul', language, text: `Nowa ${language}` },
      { kind: 'page', id, language, html: '<p>Otwarte.</p>\n' },
    ]),
  ],
});
