import '../../src/portal/ui/base.css';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import powloka from '../../locales/pl/powloka.json' with { type: 'json' };
import { PortalRouter } from '../../src/portal/app/router/PortalRouter.tsx';
import { useLocation } from '../../src/portal/app/router/routing.ts';
import { Home } from '../../src/portal/app/shell/Home.tsx';
import Maintenance from '../../src/portal/app/shell/Maintenance.tsx';
import { Shell } from '../../src/portal/app/shell/Shell.tsx';
import { StoresContext, useStores } from '../../src/portal/app/stores.ts';
import { browserStorage } from '../../src/portal/stores/storage.ts';
import { shellWorld } from '../portal/shell/shellWorld.ts';
import { Parts } from './Parts.tsx';

/** `?login` signs in; `/` is the home page, `/parts` the ui parts, `/break` the page of a technical break. */
const query = new URLSearchParams(window.location.search);
const texts = Object.fromEntries(Object.entries(powloka).map(([key, text]) => [`powloka.${key}`, text]));
const { stores, shell } = await shellWorld({
  texts,
  storage: browserStorage(window),
  signedIn: query.has('login'),
});
if (window.location.pathname.endsWith('/break')) stores.portal.setMaintenance(true);
if (query.has('busy')) void stores.pending.during(new Promise(() => {}));

const Page = observer(function Page() {
  const { preferences } = useStores();
  preferences.apply(document.documentElement);
  const { pathname } = useLocation();
  if (pathname.endsWith('/break')) return <Maintenance shell={shell} />;
  return <Shell shell={shell}>{pathname.endsWith('/parts') ? <Parts /> : <Home />}</Shell>;
});

createRoot(document.getElementById('root')!).render(
  <StoresContext value={stores}>
    <PortalRouter guard={stores.leaveGuard}>
      <Page />
    </PortalRouter>
  </StoresContext>,
);
