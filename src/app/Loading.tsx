import './Loading.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useStores } from './stores.ts';

/** The page of a screen that is on its way: its title, where the title is one text and the text is here, and a place held free. */
export const Loading = observer(function Loading({ name, label }: { name?: string; label?: string }) {
  const { portal, words } = useStores();
  const key = name === undefined ? undefined : portal.manifest.screens[name]?.title;
  return (
    <>
      <PageTitle title={key && words.has(key) ? words.word(key) : undefined} site={portal.manifest.name} />
      <div className="ok-await">
        <Skeleton lines={1} label={label} />
      </div>
    </>
  );
});
