import { observer } from 'mobx-react-lite';
import { Link } from '../router/Link.tsx';
import { useStores } from '../stores.ts';
import { hasPage } from './menuEntries.ts';

/** The portal's version, as residents quote it to the office. */
const appVersion = '2.0.3';

const pages = [
  { path: '/mapa-strony', key: 'powloka.mapaStrony' },
  { path: '/kontakt', key: 'powloka.kontakt' },
  { path: '/deklaracja-dostepnosci', key: 'powloka.dostepnosc' },
  { path: '/polityka-cookie', key: 'powloka.politykaCookie' },
];

/** Links to the pages that this portal has, year and version. */
export const Footer = observer(function Footer() {
  const { portal, clock, words } = useStores();
  const links = pages.filter(({ path }) => hasPage(portal.manifest, path));
  const built = portal.config?.rokZbudowaniaBackendu;
  const year = typeof built === 'number' ? built : new Date(clock.now()).getFullYear();
  return (
    <footer className="ok-foot">
      {links.length > 0 && (
        <nav className="ok-foot__links" aria-label={words.word('powloka.stopka')}>
          <ul>
            {links.map(({ path, key }) => (
              <li key={path}>
                <Link to={path}>{words.word(key)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="ok-foot__legal">
        © {year} {portal.manifest.name} <span aria-hidden="true">·</span> Okienko,{' '}
        {words.word('powloka.wersja', { wersja: appVersion })}
      </p>
    </footer>
  );
});
