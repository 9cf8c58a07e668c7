import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ManifestService } from '../../lang/descriptors/manifest.ts';
import { breakOf } from './breakPaths.ts';
import { memoryOf } from './historyState.ts';
import { Loading } from './Loading.tsx';
import { useStores } from './stores.ts';

/** Lets those in who may see a screen; the others are led where they can go on, and told why. */
export const Gate = observer(function Gate({ name, children }: { name: string; children: ReactNode }) {
  const { portal, session, subject, words } = useStores();
  const { pathname, search, state } = useLocation();
  const { screens, special } = portal.manifest;
  const access = screens[name]?.access ?? 'full';
  const allowed = session.allows(access);
  const wasAllowed = useRef(false);
  useEffect(() => {
    wasAllowed.current ||= allowed;
  }, [allowed]);
  const services = screens[special.services]?.path ?? '/';
  const wanted = { pathname, search, memory: memoryOf(state) };
  // A screen may serve several services: it rests when all of them do.
  const served = portal.services.filter((one) => one.screen === name);

  if (served.length > 0 && !served.some((one) => portal.isOffered(one)))
    return portal.configSettled ? <Navigate to="/" replace /> : <Loading name={name} />;
  if (served[0] && served.every((one) => portal.isClosed(one))) {
    return <Navigate to={breakOf(served[0])} replace state={{ wanted }} />;
  }
  // Another tab has logged in: until it is known who, nothing of who was here is shown or sent.
  if (session.changing && access !== 'public') return <Loading name={name} />;
  if (!allowed) {
    // Who logs out here goes home: the place is not kept for whoever comes next.
    if (wasAllowed.current && session.lastEnd?.why === 'signed-out') return <Navigate to="/" replace />;
    // So does who is told that the session is over, and finds the place again after another login.
    if (session.endShown) return <Navigate to="/" replace state={{ home: true, wanted }} />;
    // Which services rest is still on its way: nobody signs in only to hear of it.
    if (served.length > 0 && !portal.configSettled) return <Loading name={name} />;
    if (session.token) return <Turned to={services} why={words.word('wspolne.ekran.kontoOgraniczone')} />;
    return <Navigate to={screens[special.login]?.path ?? '/'} replace state={{ wanted }} />;
  }
  const { chosen } = subject;
  if (chosen && served.length > 0 && served.every((one) => isForOthers(one, chosen.czyInstytucja))) {
    return <Turned to={services} why={words.word('powloka.brakDostepuPodmiotu')} />;
  }
  return children;
});

/** Is a service for the other kind of subject? Asked here alone, also after another subject was chosen. */
function isForOthers({ only }: ManifestService, czyInstytucja: boolean): boolean {
  return only !== undefined && (only === 'instytucja') !== czyInstytucja;
}

function Turned({ to, why }: { to: string; why: string }) {
  const { notifications } = useStores();
  useEffect(() => notifications.notify(why, 'warning'), [notifications, why]);
  return <Navigate to={to} replace />;
}
