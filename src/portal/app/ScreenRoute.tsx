import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { widgets } from '../../blocks/widgets.ts';
import { ScreenView } from '../renderer/ScreenView.tsx';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { openAt, placeKey } from './firstScreen.ts';
import { Gate } from './Gate.tsx';
import { groupOf } from './groupOf.ts';
import { withoutHiddenParams } from './hiddenParams.ts';
import { Loading } from './Loading.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { Eyebrow, PageTitle } from './PageTitle.tsx';
import type { Location } from './router/BrowserHistory.ts';
import { Redirect } from './router/Redirect.tsx';
import { useLocation, useNavigate } from './router/routing.ts';
import { RouterSteering } from './steering.ts';
import { useStores } from './stores.ts';
import { useLate } from './useLate.ts';

type Opening = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; screen: ScreenStore };

export interface ScreenRouteProps {
  name: string;
  /** The parameters in the path of the address. */
  params: Readonly<Record<string, string>>;
}

/** The page of one screen, for those who may see it. */
export function ScreenRoute({ name, params }: ScreenRouteProps) {
  const { portal } = useStores();
  const location = useLocation();
  const hidden = withoutHiddenParams(location, portal.manifest.screens[name]?.hide);
  if (hidden) return <Redirect to={hidden} state={hidden.state} />;
  return (
    <Gate name={name}>
      <OpenScreen name={name} params={params} />
    </Gate>
  );
}

/** Loads a screen, keeps it in step with the address, and draws it. */
const OpenScreen = observer(function OpenScreen({ name, params }: ScreenRouteProps) {
  const stores = useStores();
  const { portal, words, preferences, leaveGuard, connection, pending } = stores;
  const location = useLocation();
  const { search } = location;
  const at = useMemo(() => ({ name, params, ...location }), [name, params, location]);
  // Another address is another screen; the states in the query are not part of it.
  const place = placeKey(portal.manifest, at);
  const first = useRef(stores.first?.place === place ? stores.first : undefined);
  const steering = useSteering(first.current?.steering);
  const [opening, setOpening] = useState<Opening>(
    first.current ? { state: 'ready', screen: first.current.screen } : { state: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` contains all that it is made of.
  useEffect(() => {
    const taken = first.current;
    first.current = undefined;
    if (taken) {
      // It was opened before the page was drawn, for this place only.
      stores.first = undefined;
      return () => taken.left.abort();
    }
    const left = new AbortController();
    setOpening({ state: 'loading' });
    pending.during(openAt(stores, at, place, steering, left.signal)).then(
      (screen) => screen && startTransition(() => setOpening({ state: 'ready', screen })),
      () => !left.signal.aborted && setOpening({ state: 'failed' }),
    );
    return () => left.abort();
  }, [place, attempt, stores, steering]);

  useLanding(location);
  const screen = opening.state === 'ready' ? opening.screen : null;
  const openedWith = useRef(first.current ? search : undefined);
  useEffect(() => {
    // A screen that was opened before knows its address, and what was chosen since then is not in it yet.
    if (openedWith.current === search) openedWith.current = undefined;
    else screen?.readAddress(search);
  }, [screen, search]);
  useEffect(() => {
    if (!screen) return;
    const keyOf = (to: Pick<Location, 'pathname' | 'search' | 'state'>) =>
      placeKey(portal.manifest, { name, params, ...to });
    return leaveGuard.hold({
      holds: () => screen.forms.holdsLeave && !steering.staysOn(keyOf),
      forget: () => screen.forms.forget(),
    });
  }, [screen, leaveGuard, steering, portal, name, params]);

  useEffect(() => {
    if (opening.state === 'loading') return;
    const again = async () => setAttempt((one) => one + 1);
    return connection.show(screen ?? { cachedAt: null, missed: true, blank: true, reconnect: again });
  }, [opening.state, screen, connection]);

  const site = portal.manifest.name;
  const group = groupOf(portal.manifest, name);
  const late = useLate(opening.state === 'loading' ? `${place} ${attempt}` : null);
  if (opening.state === 'failed' || late) {
    return <NotLoaded name={name} tries={attempt} onRetry={() => setAttempt(attempt + 1)} />;
  }
  if (!screen || screen.disposed) return <Loading name={name} label={words.word('wspolne.ekran.wczytywanie')} />;
  return (
    <ScreenView
      screen={screen}
      widgets={widgets}
      contrast={preferences.contrast}
      heading={(title) => (
        <>
          <Eyebrow>{group ? words.word(group.name) : site}</Eyebrow>
          <PageTitle title={title} site={site} />
        </>
      )}
    />
  );
});

/** An address may name an element of the page; the code for it is loaded only then. */
function useLanding({ hash, key }: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again leads there again.
  useEffect(() => {
    if (!hash) return;
    const left = new AbortController();
    void import('./scrollToHash.ts').then(({ scrollToHash }) => {
      if (!left.signal.aborted) left.signal.addEventListener('abort', scrollToHash(hash));
    });
    return () => left.abort();
  }, [hash, key]);
}

/** Navigation for a screen. The same object as long as the page exists. */
function useSteering(given: RouterSteering | undefined): RouterSteering {
  const stores = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const [steering] = useState(() => given ?? new RouterSteering(stores));
  useLayoutEffect(() => steering.follow({ navigate, location }), [steering, navigate, location]);
  return steering;
}
