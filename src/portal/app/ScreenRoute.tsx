import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { widgets } from '../../blocks/widgets.ts';
import { openScreen } from '../renderer/openScreen.ts';
import { ScreenView } from '../renderer/ScreenView.tsx';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { Gate } from './Gate.tsx';
import { withoutHiddenParams } from './hiddenParams.ts';
import { carried, memoryOf, wantedOf } from './historyState.ts';
import { Loading } from './Loading.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { outboundHost } from './outboundHost.ts';
import { Eyebrow, PageTitle } from './PageTitle.tsx';
import { Redirect } from './Redirect.tsx';
import { type Steering, screenHost } from './screenHost.ts';
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
  const steering = useSteering();
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = location;
  const memory = useMemo(() => memoryOf(location.state), [location.state]);
  // Another address is another screen; the states in the query are not part of it.
  const place = JSON.stringify([name, pathname, memory, queryParams(portal.manifest.screens[name]?.params, search)]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` contains all that it is made of.
  useEffect(() => {
    const left = new AbortController();
    setOpening({ state: 'loading' });
    const opened = openScreen(
      portal.manifest.screens[name]!,
      words,
      (answers) => screenHost(stores, name, place, answers, steering),
      { path: params, search, memory, outboundHost: outboundHost() },
      left.signal,
    );
    pending.during(opened).then(
      (screen) => screen && startTransition(() => setOpening({ state: 'ready', screen })),
      () => !left.signal.aborted && setOpening({ state: 'failed' }),
    );
    return () => left.abort();
  }, [place, attempt, stores, steering]);

  useLanding(location);
  const screen = opening.state === 'ready' ? opening.screen : null;
  useEffect(() => screen?.readAddress(search), [screen, search]);
  useEffect(() => {
    if (!screen) return;
    return leaveGuard.hold({ holds: () => screen.holdsLeave, forget: () => screen.forgetForms() });
  }, [screen, leaveGuard]);

  useEffect(() => {
    if (opening.state === 'loading') return;
    const again = async () => setAttempt((one) => one + 1);
    return connection.show(screen ?? { cachedAt: null, missed: true, blank: true, reconnect: again });
  }, [opening.state, screen, connection]);

  const site = portal.manifest.name;
  const group = portal.manifest.groups.find(({ services }) => services.some((service) => service.screen === name));
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

/** The values of the query that are parameters of the screen. */
function queryParams(params: Readonly<Record<string, string>> | undefined, search: string): string[] {
  const query = new URLSearchParams(search);
  return Object.entries(params ?? {}).flatMap(([name, place]) =>
    place === 'query' ? [`${name}=${query.get(name)}`] : [],
  );
}

/** Navigation for a screen. The same object as long as the page exists. */
function useSteering(): Steering {
  const { session, portal } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const now = useRef({ navigate, location });
  now.current = { navigate, location };
  return useMemo(
    () => ({
      go: ({ path, search, hash, memory }, replace) =>
        void now.current.navigate({ pathname: path, search, hash }, { replace, state: { memory } }),
      back: () => {
        // The first page of a visit has no page before it.
        if ((window.history.state as { idx?: number } | null)?.idx) void now.current.navigate(-1);
        else void now.current.navigate(portal.homePath, { replace: true });
      },
      wanted: (address) => {
        const { state } = now.current.location;
        const lead = () => {
          // The requested page of the former person is not shown to somebody else.
          const { memory, ...to } = carried(address) ?? wantedOf(session.isFormer ? state : null);
          void now.current.navigate(to, { replace: true, state: { memory } });
        };
        // The page may need to know who is signed in.
        void when(() => session.user !== null || session.userFailed).then(lead);
      },
      wantedAddress: () => {
        const { pathname, search } = wantedOf(now.current.location.state);
        return pathname === '/' ? null : pathname + search;
      },
      replaceSearch: (change) => {
        const { search, pathname, state } = now.current.location;
        const changed = change(search);
        if (changed !== search) void now.current.navigate({ pathname, search: changed }, { replace: true, state });
      },
    }),
    [session, portal],
  );
}
