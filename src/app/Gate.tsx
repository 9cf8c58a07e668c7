import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ManifestService } from '../descriptors/compiled.ts';
import { Notice } from '../ui/Notice.tsx';
import { memoryOf } from './historyState.ts';
import { PageTitle } from './PageTitle.tsx';
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

  if (!allowed) {
    // Who logs out here goes home: the place is not kept for whoever comes next.
    if (wasAllowed.current && session.lastEnd?.why === 'signed-out') return <Navigate to="/" replace />;
    if (session.token) return <Turned to={services} why={words.word('wspolne.ekran.kontoOgraniczone')} />;
    const wanted = { pathname, search, memory: memoryOf(state) };
    return <Navigate to={screens[special.login]?.path ?? '/'} replace state={{ wanted }} />;
  }
  const service = portal.services.find((one) => one.screen === name);
  if (service && portal.closedServices.includes(service.uslugaId)) {
    return (
      <>
        <PageTitle title={words.word(service.name)} site={portal.manifest.name} />
        <Notice tone="warning">
          <p>{words.word('wspolne.ekran.przerwaUslugi')}</p>
        </Notice>
      </>
    );
  }
  if (subject.chosen && isForOthers(service, subject.chosen.czyInstytucja)) {
    return <Turned to={services} why={words.word('powloka.brakDostepuPodmiotu')} />;
  }
  return children;
});

function isForOthers(service: ManifestService | undefined, czyInstytucja: boolean): boolean {
  return service?.only !== undefined && (service.only === 'instytucja') !== czyInstytucja;
}

function Turned({ to, why }: { to: string; why: string }) {
  const { notifications } = useStores();
  useEffect(() => notifications.notify(why, 'warning'), [notifications, why]);
  return <Navigate to={to} replace />;
}
