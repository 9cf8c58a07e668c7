import './OwnLine.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { treesOfText } from '../../../lang/descriptors/reads.ts';
import type { ScreenStore } from '../../stores/ScreenStore.ts';
import { worse } from '../../stores/screen/status.ts';
import { unfinishedLinks } from '../../stores/unfinished.ts';
import { openAt } from '../firstScreen.ts';
import { carried } from '../historyState.ts';
import { Link } from '../router/Link.tsx';
import { RouterSteering } from '../steering.ts';
import { useStores } from '../stores.ts';

/** What concerns the person who is signed in, in one line: the summary of the page that says more. */
export default observer(function OwnLine({ name }: { name: string }) {
  const { portal, words } = useStores();
  const place = portal.manifest.screens[name]!;
  const screen = useScreen(name, place.path);
  const links = screen && !screen.disposed ? unfinishedLinks(screen) : [];
  return (
    <div className="ok-own">
      <Link className="ok-own__link" to={place.path}>
        {place.title && words.word(place.title)}
      </Link>{' '}
      {screen && !screen.disposed && <span>{summaryOf(screen)}</span>}
      {links.length > 0 && (
        <ul className="ok-form__list">
          {links.map(({ label, address }) => (
            <ToGoOn key={address + label} label={label} address={address} />
          ))}
        </ul>
      )}
    </div>
  );
});

/** An address that leads out of the portal is no link of its own. */
function ToGoOn({ label, address }: { label: string; address: string }) {
  const to = carried(address);
  return to ? (
    <li>
      <Link to={to.pathname + to.search}>{label}</Link>
    </li>
  ) : null;
}

/** Nothing while its data are loading, or when they have failed: the page behind the link says why. */
function summaryOf(screen: ScreenStore): string {
  const { summary } = screen.descriptor;
  if (!summary) return '';
  const status = treesOfText(summary)
    .map((tree) => screen.statusOfTree(tree))
    .reduce(worse, 'ready');
  return status === 'ready' || status === 'held' ? screen.text(summary) : '';
}

/** The screen behind the line, running as long as the line is on the page. */
function useScreen(name: string, pathname: string): ScreenStore | undefined {
  const stores = useStores();
  const { language } = stores.words;
  const [screen, setScreen] = useState<ScreenStore>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its texts are loaded in the language of the page.
  useEffect(() => {
    const left = new AbortController();
    const at = { name, params: {}, pathname, search: '', state: null };
    openAt(stores, at, pathname, new RouterSteering(stores), left.signal).then(setScreen, () => undefined);
    return () => left.abort();
  }, [stores, name, pathname, language]);
  return screen;
}
