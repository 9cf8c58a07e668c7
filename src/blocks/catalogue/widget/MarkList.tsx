import { Fragment } from 'react';
import { Icon } from '../../../portal/ui/Icon.tsx';
import type { Binding } from '../../binding.ts';
import type { Mark } from './marks.ts';

/** In words, not by an icon alone; what is public and works has no mark. */
export function MarkList({ marks, word }: { marks: readonly Mark[]; word: Binding['word'] }) {
  return marks.map(({ icon, text }) => (
    <Fragment key={text}>
      {' '}
      <span className={`ok-catalogue__note ok-catalogue__note--${text}`}>
        <Icon name={icon} />
        {word(`wspolne.widzety.katalog.${text}`)}
      </span>
    </Fragment>
  ));
}
