import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import { Loading } from './Loading.tsx';
import { PortalRouter } from './PortalRouter.tsx';
import { screenAt } from './places.ts';
import { engine, prefetchOn } from './prefetch.ts';
import { Home } from './shell/Home.tsx';
import { Shell } from './shell/Shell.tsx';
import type { ShellStore } from './shell/ShellStore.ts';
import { type Stores, StoresContext, useStores } from './stores.ts';
import { takeOver } from './takeOver.ts';

const Maintenance = lazy(() => import('./shell/Maintenance.tsx').then((module) => ({ default: module.Maintenance })));
const ScreenRoute = lazy(() => engine().then((module) => ({ default: module.ScreenRoute })));

/** The whole portal. */
export function App({ stores, shell }: { stores: Stores; shell: ShellStore }) {
  return (
    <StoresContext value={stores}>
      <PortalRouter guard={stores.leaveGuard}>
        <Portal shell={shell} />
      </PortalRouter>
    </StoresContext>
  );
}

const Portal = observer(function Portal({ shell }: { shell: ShellStore }) {
  const { portal } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Of a thousand screens one route: the router would try them all, at every step.
  const open = screenAt(portal.manifest, pathname);
  useLanguageFiles();
  useSignedOut();
  useEffect(() => takeOver(document), []);
  useEffect(() => prefetchOn(document, portal.manifest), [portal]);
  if (portal.maintenance) {
    return (
      <Suspense>
        <Maintenance onOver={() => void navigate('/', { replace: true })} />
      </Suspense>
    );
  }
  return (
    <Shell shell={shell}>
      <Routes>
        <Route path="/" element={<Home />} />
        {open && <Route path={open.screen.path} element={<ScreenPage name={open.name} />} />}
        <Route path="/uslugi/:id" element={<ServiceById />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Shell>
  );
});

function ScreenPage({ name }: { name: string }): ReactNode {
  return (
    <Suspense fallback={<Loading name={name} />}>
      <ScreenRoute key={name} name={name} />
    </Suspense>
  );
}

/** A service by its number or its slug leads to its screen; a service that is not there leads home. */
function ServiceById(): ReactNode {
  const { portal } = useStores();
  const { id } = useParams();
  const { search, state } = useLocation();
  const service = portal.service(id);
  const path = service && portal.manifest.screens[service.screen]?.path;
  return <Navigate to={path ? { pathname: path, search } : '/'} replace state={state} />;
}

/** Another language is drawn as soon as the texts of the shell and of the open screen are here. */
function useLanguageFiles(): void {
  const { preferences, words, portal } = useStores();
  const { pathname } = useLocation();
  useEffect(
    () =>
      reaction(
        () => preferences.language,
        (language) => {
          const open = screenAt(portal.manifest, pathname)?.screen;
          const files = [portal.manifest.texts[language], open?.texts[language]].filter((file) => file !== undefined);
          // A language whose texts do not come is not drawn: the one before stays.
          words.change(language, files).catch(() => preferences.setLanguage(words.language));
        },
      ),
    [preferences, words, portal, pathname],
  );
}

/** A logout leads home. */
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
