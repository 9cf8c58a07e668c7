import './ServiceBreak.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { serviceParam } from '../../../lang/descriptors/breakPaths.ts';
import type { ManifestService } from '../../../lang/descriptors/manifest.ts';
import { leadForm } from '../../../lang/descriptors/plainForms.ts';
import { servicePath } from '../../../lang/descriptors/siteMap.ts';
import { Button, ButtonFace, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wantedOf } from '../historyState.ts';
import { Eyebrow, PageTitle } from '../PageTitle.tsx';
import { Link } from '../router/Link.tsx';
import { useLocation, useNavigate } from '../router/routing.ts';
import { GoHome } from '../StartPage.tsx';
import { useStores } from '../stores.ts';

const askEveryMs = 30_000;

/** The page of a technical break of one service, named in the address; an unknown service leads home. */
export default observer(function ServiceBreak() {
  const { portal } = useStores();
  const { search } = useLocation();
  const service = portal.service(new URLSearchParams(search).get(serviceParam));
  return service ? <Break service={service} /> : <GoHome />;
});

/** Says which service is in a break, what works meanwhile, and when the break is over. */
const Break = observer(function Break({ service }: { service: ManifestService }) {
  const { portal, words } = useStores();
  const navigate = useNavigate();
  const here = useLocation();
  const [asking, setAsking] = useState(false);
  const [still, setStill] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => void portal.loadConfig(), askEveryMs);
    return () => clearInterval(timer);
  }, [portal]);

  const { pathname, search, memory } = wantedOf(here.state);
  const back = pathname === '/' ? { pathname: servicePath(service.slug), search: '' } : { pathname, search };
  const lead = () => navigate(back, { replace: true, state: { memory } });
  const retry = async () => {
    setAsking(true);
    setStill(false);
    await portal.loadConfig();
    setAsking(false);
    if (portal.isClosed(service)) setStill(true);
    else lead();
  };
  // Before the settings are loaded, the address decides.
  const closed = portal.config === null || portal.isClosed(service);
  const group = portal.manifest.groups.find(({ services }) => services.includes(service));
  const { screens, special } = portal.manifest;
  const name = words.word(service.name);
  return (
    <>
      {group && <Eyebrow>{words.word(group.name)}</Eyebrow>}
      <PageTitle
        title={closed ? words.word('powloka.przerwaUslugi', { usluga: name }) : name}
        site={portal.manifest.name}
      />
      <div className="ok-rest">
        <div aria-live="polite">
          <Notice tone={closed ? 'warning' : 'success'}>
            <p>{words.word(closed ? 'wspolne.ekran.przerwaUslugi' : 'powloka.uslugaWrocila')}</p>
          </Notice>
        </div>
        {closed && <p>{words.word('powloka.inneUslugiDzialaja')}</p>}
        <div className="ok-rest__ways">
          {!closed && (
            <Button kind="primary" form={leadForm(servicePath(service.slug))} onClick={lead}>
              {words.word('powloka.doUslugi')}
            </Button>
          )}
          <Link
            className={buttonClass({ kind: closed ? 'primary' : 'secondary' })}
            to={screens[special.services]?.path ?? '/'}
          >
            <ButtonFace icon="list">{words.word('powloka.wszystkieUslugi')}</ButtonFace>
          </Link>
          {closed && (
            <Button
              icon="refresh"
              busy={asking}
              form={leadForm(here.pathname + here.search)}
              onClick={() => void retry()}
            >
              {words.word('powloka.sprawdzPonownie')}
            </Button>
          )}
        </div>
        <p aria-live="polite">{still && closed ? words.word('powloka.przerwaTrwa') : ''}</p>
      </div>
    </>
  );
});
