import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { breakOf } from '../../lang/descriptors/breakPaths.ts';
import type { ManifestService } from '../../lang/descriptors/manifest.ts';
import { memoryOf } from './historyState.ts';
import { Loading } from './Loading.tsx';
import { Redirect } from './router/Redirect.tsx';
import { useLocation } from './router/routing.ts';
import { useStores } from './stores.ts';

/** Shows a screen to those who may see it. Others are redirected to a place where they can continue, with the reason. */
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
  const login = screens[special.login]?.path ?? '/';
  const services = screens[special.services];
  // A restricted account may not see the list of services either, where that is no public page.
  const elsewhere = services && session.allows(services.access) ? services.path : login;
  const wanted = { pathname, search, memory: memoryOf(state) };
  // A screen may serve several services: it is in a break when all of them are.
  const served = portal.services.filter((one) => one.screen === name);

  if (served.length > 0 && !served.some((one) => portal.isOffered(one)))
    return portal.configSettled ? <Redirect to="/" /> : <Loading name={name} />;
  if (served[0] && served.every((one) => portal.isClosed(one))) {
    return <Redirect to={breakOf(served[0])} state={{ wanted }} />;
  }
  // Another tab has logged in: until the person is known, no data of the former one are shown or sent.
  if (session.changing && access !== 'public') return <Loading name={name} />;
  if (!allowed) {
    // A logout on this page leads home, and the next person does not return to it.
    if (wasAllowed.current && session.lastEnd?.why === 'signed-out') return <Redirect to="/" />;
    // The end of a session leads to the start page too; another login returns to this page.
    if (session.endShown) return <Redirect to="/" state={{ wanted }} />;
    // The breaks of services are still loading: nobody should log in only to find a break.
    if (served.length > 0 && !portal.configSettled) return <Loading name={name} />;
    if (session.token) return <Turned to={elsewhere} why={words.word('wspolne.ekran.kontoOgraniczone')} />;
    return <Redirect to={login} state={{ wanted }} />;
  }
  const { chosen } = subject;
  if (chosen && served.length > 0 && served.every((one) => isForOthers(one, chosen.czyInstytucja))) {
    return <Turned to={elsewhere} why={words.word('powloka.brakDostepuPodmiotu')} />;
  }
  return children;
});

/** Is a service for the other kind of subject? Only the gate decides, also after another subject was chosen. */
function isForOthers({ only }: ManifestService, czyInstytucja: boolean): boolean {
  return only !== undefined && (only === 'instytucja') !== czyInstytucja;
}

function Turned({ to, why }: { to: string; why: string }) {
  const { notifications } = useStores();
  useEffect(() => notifications.notify(why, 'warning'), [notifications, why]);
  return <Redirect to={to} />;
}
