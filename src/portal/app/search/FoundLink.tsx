import { observer } from 'mobx-react-lite';
import type { Findable } from '../../../lang/descriptors/manifest.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../Link.tsx';
import { useStores } from '../stores.ts';
import { marksOf, pathOf } from './found.ts';

/** One result: a real link, reached by the arrows of the field. */
export const FoundLink = observer(function FoundLink(props: {
  id: string;
  entry: Findable;
  active: boolean;
  onGo: () => void;
}) {
  const stores = useStores();
  const { words, portal } = stores;
  const { entry } = props;
  const marks = marksOf(entry, stores);
  return (
    <Link
      id={props.id}
      role="option"
      aria-selected={props.active}
      tabIndex={-1}
      className="ok-found__one"
      to={pathOf(entry, portal.manifest)}
      onClick={props.onGo}
    >
      <span className="ok-found__name">{entry.name}</span>
      <span className="ok-found__more">
        <span>{entry.group ?? words.word('powloka.szukajStrona')}</span>
        {marks.map(({ icon, text }) => (
          <span key={text} className="ok-found__mark">
            <Icon name={icon} /> {words.word(text)}
          </span>
        ))}
      </span>
    </Link>
  );
});
