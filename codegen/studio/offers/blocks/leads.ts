import type { Words } from '../../../new/words.ts';
import type { LooseObject } from '../../value.ts';
import { buttonOffers } from '../buttonOffers.ts';
import type { Start } from './starting.ts';

/* Blocks that lead elsewhere, or show something from elsewhere. */

const FRAME: Words = {
  pl: 'Strona innej witryny',
  en: 'A page of another site',
  de: 'Seite einer anderen Website',
  uk: 'Сторінка іншого сайту',
};

export const actions: Start = (starting) =>
  buttonOffers(starting.around, starting.wording, [...starting.list, '']).map(({ title, item, name }) =>
    starting.offer('actions', 'przyciski', () => ({ items: [item as LooseObject] }), { title, from: name }),
  );

export const frame: Start = (starting) =>
  starting.around.checked.config.frames.map((host) =>
    starting.offer('frame', 'witryna', (_, text) => ({ host, path: "'/'", title: text('tytul', FRAME) }), {
      title: host,
      from: host,
    }),
  );
