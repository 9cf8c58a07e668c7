import { observer } from 'mobx-react-lite';
import type { Findable } from '../../../lang/descriptors/manifest.ts';
import { Link } from '../router/Link.tsx';
import { useStores } from '../stores.ts';
import { FoundFacts } from './FoundFacts.tsx';
import { pathOf } from './found.ts';

/** One result: a real link, reached by the arrows of the field. */
export const FoundLink = observer(function FoundLink(props: {
  id: string;
  entry: Findable;
  active: boolean;
  onGo: () => void;
}) {
  const { portal } = useStores();
  const { entry } = props;
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
      <FoundFacts entry={entry} />
    </Link>
  );
});
