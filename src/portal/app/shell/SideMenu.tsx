import { HOME_PATH } from '../../../lang/descriptors/paths.ts';
import './SideMenu.css';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Manifest } from '../../../lang/descriptors/manifest.ts';
import { webAddress } from '../../../lang/values/addresses.ts';
import { formatWholeNumber } from '../../../lang/values/wholeNumber.ts';
import { Icon } from '../../ui/Icon.tsx';
import { groupOf } from '../groupOf.ts';
import { screenAt } from '../places.ts';
import { Link } from '../router/Link.tsx';
import { useLocation } from '../router/routing.ts';
import { useStores } from '../stores.ts';
import { type MenuEntry, menuEntries, usualEntries } from './menuEntries.ts';
import type { ShellStore } from './ShellStore.ts';

const Countdown = lazy<() => ReactNode>(() =>
  import('./signedIn.ts').then(
    (module) => ({ default: module.Countdown }),
    () => ({ default: () => null }),
  ),
);

/** The side menu: pages, contact, the countdown of the session, the number of visits. */
export const SideMenu = observer(function SideMenu({ shell }: { shell: ShellStore }) {
  const { portal, session, words } = useStores();
  const { manifest, homePath } = portal;
  const given = menuEntries(shell.menu ?? [], manifest, homePath);
  const entries = given.length > 0 ? given : usualEntries(manifest, homePath, (key) => words.word(key));
  const { pathname, search } = useLocation();
  const isOpen = ({ to }: MenuEntry) => isHere(to, pathname, search);
  const opened = entries.some(isOpen);
  const currentOf = (entry: MenuEntry) =>
    isOpen(entry) ? 'page' : !opened && isAbove(entry.to, pathname, manifest) ? 'true' : undefined;
  return (
    <div className="ok-menu">
      <nav aria-label={words.word('powloka.menuGlowne')}>
        <ul className="ok-menu__list">
          {entries.map((entry) => (
            <li key={`${entry.to} ${entry.name}`}>
              <EntryLink entry={entry} current={currentOf(entry)} newTabWord={words.word('powloka.nowaKarta')} />
            </li>
          ))}
        </ul>
      </nav>
      {session.access !== 'public' && (
        <Suspense>
          <Countdown />
        </Suspense>
      )}
      <Contact shell={shell} />
      <Visits shell={shell} />
    </div>
  );
});

function EntryLink(props: { entry: MenuEntry; current: 'page' | 'true' | undefined; newTabWord: string }) {
  const { entry, current, newTabWord } = props;
  const target = entry.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const face = (
    <>
      <span>{entry.name}</span>
      {entry.newTab && <Icon name="external" label={newTabWord} />}
    </>
  );
  if (entry.external) {
    return (
      <a className="ok-menu__link" href={entry.to} rel="noopener" {...target}>
        {face}
      </a>
    );
  }
  return (
    <Link className="ok-menu__link" to={entry.to} aria-current={current} {...target}>
      {face}
    </Link>
  );
}

/** Is it the open page, whatever the rest of its address? */
function isHere(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  if (path !== pathname && !(path === '/' && pathname === HOME_PATH)) return false;
  const now = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => now.get(name) === value);
}

/** Is it the list of services, and the open page that of a service or below one? */
function isAbove(to: string, pathname: string, manifest: Manifest): boolean {
  if (to !== manifest.screens[manifest.special.services]?.path) return false;
  const name = screenAt(manifest, pathname)?.name;
  return name !== undefined && groupOf(manifest, name) !== undefined;
}

/** The number comes after the page, and only this is drawn anew. */
const Visits = observer(function Visits({ shell }: { shell: ShellStore }) {
  const { words } = useStores();
  if (!shell.menuOver || shell.visits === null) return null;
  return (
    <p className="ok-menu__visits">
      {words.word('powloka.odwiedziny')}{' '}
      <strong className="ok-amount">{formatWholeNumber(shell.visits, words.language)}</strong>
    </p>
  );
});

const Contact = observer(function Contact({ shell }: { shell: ShellStore }) {
  const { words } = useStores();
  if (!shell.kontakt) return null;
  const site = webAddress(shell.kontakt.stronaUrl);
  return (
    <div className="ok-menu__contact">
      <p className="ok-menu__office">{shell.kontakt.nazwaUrzedu}</p>
      {site && (
        <a href={site} rel="noopener">
          {words.word('powloka.stronaUrzedu')}
        </a>
      )}
    </div>
  );
});
