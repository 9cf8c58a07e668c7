import '../../blocks/parts/Frame.css';
import '../../blocks/text/widget/text.css';
import './Loading.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useStores } from './stores.ts';

/** The page of a screen that is loading: its title and its first text, as far as they are known, and a skeleton. */
export const Loading = observer(function Loading({ name, label }: { name?: string; label?: string }) {
  const { portal, words } = useStores();
  const screen = name === undefined ? undefined : portal.manifest.screens[name];
  const known = (key: string | null | undefined) => (key && words.has(key) ? words.word(key) : undefined);
  const lead = known(screen?.lead);
  return (
    <>
      <PageTitle title={known(screen?.title)} site={portal.manifest.name} />
      {/* Drawn as the text block draws it, so that nothing moves when the block replaces it. */}
      {lead && (
        <div className="ok-block ok-block--text">
          <div className="ok-text">
            <p>{lead}</p>
          </div>
        </div>
      )}
      <div className="ok-await">
        <Skeleton lines={1} label={label} />
      </div>
    </>
  );
});
