import './Home.css';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { Redirect } from '../router/Redirect.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useStores } from '../stores.ts';
import { isLocked, Tile } from './Tile.tsx';

const OwnLine = lazy<(props: { name: string }) => ReactNode>(() =>
  import('./OwnLine.tsx').catch(() => ({ default: () => null })),
);

/** The home page: for a resident what is most important now, a welcome, the search, and the hexagons of the commune. */
export const Home = observer(function Home() {
  const { portal, session, words } = useStores();
  const { tiles, special, screens } = portal.manifest;
  const own = screens[special.home!];
  // The message about the end of a session is read first: the gate has led here.
  if (own && !session.endShown) return <Redirect to={own.path} />;
  const locked = tiles.some(({ to }) => isLocked(to, portal.manifest, session));
  return (
    <>
      <div className="ok-welcome">
        <p className="ok-eyebrow">{portal.manifest.name}</p>
        <PageTitle title={words.word('powloka.powitanie')} site={portal.manifest.name} />
        <p className="ok-lead">{words.word('powloka.powitanieTekst')}</p>
        {special.mine && session.token && (
          <Suspense>
            <OwnLine name={special.mine} />
          </Suspense>
        )}
        <SearchBox />
      </div>
      <nav className="ok-hive" aria-label={words.word('powloka.kafelki')}>
        <ul className={inFours(tiles.length) ? 'ok-hive__tiles ok-hive__tiles--fours' : 'ok-hive__tiles'}>
          {tiles.map((tile) => (
            <Tile key={tile.id} tile={tile} />
          ))}
        </ul>
        {locked && (
          <p className="ok-hive__key">
            <Icon name="lock" /> <span aria-hidden="true">–</span> {words.word('powloka.poZalogowaniu')}
          </p>
        )}
      </nav>
    </>
  );
});

/** Rows of four on a wide window, unless rows of three leave fewer places empty. */
const inFours = (count: number): boolean => count > 6 && (-count & 3) <= (2 * count) % 3;
