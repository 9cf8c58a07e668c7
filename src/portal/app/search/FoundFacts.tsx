import { observer } from 'mobx-react-lite';
import type { Findable } from '../../../lang/descriptors/manifest.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStores } from '../stores.ts';
import { marksOf } from './found.ts';

/** The group of a result, and what to know before opening it. */
export const FoundFacts = observer(function FoundFacts({ entry }: { entry: Findable }) {
  const stores = useStores();
  const { words } = stores;
  return (
    <span className="ok-found__more">
      <span>{entry.group ?? words.word('powloka.szukajStrona')}</span>
      {marksOf(entry, stores).map(({ icon, text }) => (
        <span key={text} className="ok-found__mark">
          <Icon name={icon} /> {words.word(text)}
        </span>
      ))}
    </span>
  );
});
