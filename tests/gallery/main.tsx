import '../../src/portal/ui/base.css';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import powloka from '../../locales/pl/powloka.json' with { type: 'json' };
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
  return (
    <Routes>
      <Route path="/break" element={<Maintenance shell={shell} />} />
      <Route
        path="*"
        element={
          <Shell shell={shell}>
            <Routes>
              <Route path="/parts" element={<Parts />} />
              <Route path="*" element={<Home />} />
            </Routes>
          </Shell>
        }
      />
    </Routes>
  );
});

createRoot(document.getElementById('root')!).render(
  <StoresContext value={stores}>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <Page />
    </BrowserRouter>
  </StoresContext>,
);
