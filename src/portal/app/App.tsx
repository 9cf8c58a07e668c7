import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { breakOf, breakPath, serviceBreakPath } from '../../lang/descriptors/breakPaths.ts';
import type { Language } from '../../lang/descriptors/language.ts';
import type { ManifestScreen } from '../../lang/descriptors/manifest.ts';
import { HOME_PATH, pathParams } from '../../lang/descriptors/paths.ts';
import { SEARCH_PATH } from '../../lang/descriptors/plainForms.ts';
import { TakenOver, useTakenOver } from '../ui/useTakenOver.ts';
import { memoryOf, wantedOf } from './historyState.ts';
import { LazyPage } from './LazyPage.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { queried, screenAt } from './places.ts';
import { engine, prefetchOn } from './prefetch.ts';
import { replayEarlyInput } from './replayEarlyInput.ts';
import { PortalRouter } from './router/PortalRouter.tsx';
import { Redirect } from './router/Redirect.tsx';
import { useLocation, useNavigate } from './router/routing.ts';
import type { ScreenRouteProps } from './ScreenRoute.tsx';
import { GoHome, StartPage } from './StartPage.tsx';
import { Home } from './shell/Home.tsx';
import { Shell } from './shell/Shell.tsx';
import type { ShellStore } from './shell/ShellStore.ts';
import { type Stores, StoresContext, useStores } from './stores.ts';

/** A page whose code is loaded when it is opened. */
function later<Props extends object>(load: () => Promise<{ default: (props: Props) => ReactNode }>) {
  const Loaded = lazy<(props: Props) => ReactNode>(() => load().catch(() => ({ default: NotLoaded })));
  return (props: Props) => (
    <LazyPage>
      <Loaded {...props} />
    </LazyPage>
  );
}

const Maintenance = later(() => import('./shell/Maintenance.tsx'));
const ServiceBreak = later(() => import('./shell/ServiceBreak.tsx'));
const SearchPage = later(() => import('./search/SearchPage.tsx'));
const LaterScreen = lazy<(props: ScreenRouteProps) => ReactNode>(() =>
  engine().then(
    (module) => ({ default: module.ScreenRoute }),
    () => ({ default: NotLoaded }),
  ),
);
let ScreenNow: ((props: ScreenRouteProps) => ReactNode) | undefined;

/** Loads the code of screens before anything is drawn, for a page that comes whole. */
export async function prepareScreens(): Promise<void> {
  ScreenNow = (await engine()).ScreenRoute;
}

interface AppProps {
  stores: Stores;
  shell: ShellStore;
  /** The page is there as the office drew it. Called once, when it is taken over. */
  onTakenOver?(): void;
}

/** The whole portal. */
export function App({ stores, shell, onTakenOver }: AppProps) {
  const [taken, setTaken] = useState(!onTakenOver);
  useEffect(() => startTransition(() => setTaken(true)), []);
  useEffect(() => {
    if (taken) onTakenOver?.();
  }, [taken, onTakenOver]);
  return (
    <StoresContext value={stores}>
      <TakenOver value={taken}>
        <PortalRouter guard={stores.leaveGuard}>
          <Portal shell={shell} />
        </PortalRouter>
      </TakenOver>
    </StoresContext>
  );
}

/** The portal inside a router. */
export const Portal = observer(function Portal({ shell }: { shell: ShellStore }) {
  const stores = useStores();
  const { portal } = stores;
  const { pathname, search, state } = useLocation();
  useLanguageFiles();
  useSignedOut();
  useSessionStartedElsewhere();
  const taken = useTakenOver();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may lead to another one, which is shown then.
  useEffect(() => {
    if (taken) replayEarlyInput(document);
  }, [taken, pathname]);
  useEffect(() => prefetchOn(document, portal.manifest), [portal]);
  if (pathname === breakPath) return <Maintenance shell={shell} />;
  if (portal.maintenance) {
    return <Redirect to={breakPath} state={{ wanted: { pathname, search, memory: memoryOf(state) } }} />;
  }
  return (
    <Shell shell={shell}>
      <Page pathname={pathname} />
    </Shell>
  );
});

/** The page at an address. It is no route table: that would try each of a thousand screens at every navigation. */
function Page({ pathname }: { pathname: string }): ReactNode {
  const { portal } = useStores();
  if (pathParams('/', pathname)) return <StartPage />;
  if (pathParams(HOME_PATH, pathname)) return <Home />;
  const open = screenAt(portal.manifest, pathname);
  if (open?.also !== undefined) return <Elsewhere screen={open.screen} query={open.also} />;
  if (open) return <ScreenPage name={open.name} params={open.params} />;
  if (pathParams(SEARCH_PATH, pathname)) return <SearchPage />;
  const service = pathParams('/uslugi/:id', pathname);
  if (service) return <ServiceById id={service.id} />;
  return pathParams(serviceBreakPath, pathname) ? <ServiceBreak /> : <GoHome />;
}

function ScreenPage(screen: ScreenRouteProps): ReactNode {
  // Taken over in slices, after the frame, since it is in a boundary of its own.
  const [ScreenRoute] = useState(() => ScreenNow ?? LaterScreen);
  return (
    <LazyPage name={screen.name}>
      <ScreenRoute key={screen.name} {...screen} />
    </LazyPage>
  );
}

/** A service by number or slug opens its screen, or the page of its break; an unknown one leads home. */
const ServiceById = observer(function ServiceById({ id }: { id: string | undefined }): ReactNode {
  const { portal } = useStores();
  const { pathname, search, state } = useLocation();
  const service = portal.service(id);
  if (service && portal.isClosed(service)) {
    const wanted = { pathname, search, memory: memoryOf(state) };
    return <Redirect to={breakOf(service)} state={{ wanted }} />;
  }
  const screen = service && portal.manifest.screens[service.screen];
  return screen ? <Elsewhere screen={screen} query={service.query} /> : <GoHome />;
});

/** Redirects an alias of a screen to its first path, with the parameters. */
function Elsewhere({ screen, query }: { screen: ManifestScreen; query?: string }): ReactNode {
  const { search, state } = useLocation();
  return <Redirect to={{ pathname: screen.path, search: queried(query, search) }} state={state} />;
}

/**
 * Shows another language as soon as the texts of the shell and of the open screen are loaded. A language in the address
 * is updated too, so that neither a reload nor a shared link returns to the former language.
 */
function useLanguageFiles(): void {
  const { preferences, words, portal, notifications } = useStores();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    const follow = (language: Language) => {
      const query = new URLSearchParams(search);
      if (query.has('lang') && query.get('lang') !== language) {
        query.set('lang', language);
        navigate({ pathname, search: `?${query}` }, { replace: true, state });
      }
      if (language === words.language) return;
      const open = screenAt(portal.manifest, pathname)?.screen;
      const files = [portal.manifest.texts[language], open?.texts[language]].filter((file) => file !== undefined);
      // A language whose texts fail to load is not shown: the former one stays.
      words.change(language, files).catch(() => {
        preferences.setLanguage(words.language);
        notifications.notify(words.word('powloka.jezykNiewidziany'), 'warning');
      });
    };
    return reaction(() => preferences.language, follow, { fireImmediately: true });
  }, [preferences, words, portal, notifications, navigate, pathname, search, state]);
}

/** A logout leads to the home page. */
function useSignedOut(): void {
  const { session } = useStores();
  const navigate = useNavigate();
  useEffect(
    () =>
      reaction(
        () => session.lastEnd,
        (end) => end?.why === 'signed-out' && void navigate('/', { replace: true }),
      ),
    [session, navigate],
  );
}

/** Another tab has logged in: a page that waits at the login, or after the end of a session, returns to its former place. */
function useSessionStartedElsewhere(): void {
  const { session, portal } = useStores();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  useEffect(
    () =>
      reaction(
        () => session.startedElsewhere,
        (started) => {
          const waits = pathname === portal.manifest.screens[portal.manifest.special.login]?.path;
          const wanted = state?.wanted !== undefined;
          if (!started || !(waits || wanted)) return;
          const { memory, ...to } = wantedOf(started.same ? state : null, portal.minePath);
          navigate(to, { replace: true, state: { memory } });
        },
      ),
    [session, portal, navigate, pathname, state],
  );
}
