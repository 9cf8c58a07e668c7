import './Home.css';
import { observer } from 'mobx-react-lite';
import { PageTitle } from '../PageTitle.tsx';
import { useStores } from '../stores.ts';
import { Tile } from './Tile.tsx';

/** The home page: a welcome and the hexagons of the commune. */
export const Home = observer(function Home() {
  const { portal, words } = useStores();
  return (
    <>
      <div className="ok-welcome">
        <p className="ok-eyebrow">{portal.manifest.name}</p>
        <PageTitle title={words.word('powloka.powitanie')} site={portal.manifest.name} />
        <p className="ok-lead">{words.word('powloka.powitanieTekst')}</p>
      </div>
      <nav className="ok-hive" aria-label={words.word('powloka.kafelki')}>
        <ul className={portal.manifest.tiles.length > 7 ? 'ok-hive__tiles ok-hive__tiles--many' : 'ok-hive__tiles'}>
          {portal.manifest.tiles.map((tile) => (
            <Tile key={tile.id} tile={tile} />
          ))}
        </ul>
      </nav>
    </>
  );
});
