import '../search/results.css';
import { PageTitle } from '../PageTitle.tsx';
import { Link } from '../router/Link.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { ShellStore } from '../shell/ShellStore.ts';
import { useStores } from '../stores.ts';

export const MISSING_TITLE = 'powloka.nieZnaleziono';

/**
 * What the office answers at an address without a page, with the status 404. Only visitors without scripts stay on it: the
 * portal's code leads home and says there that the page does not exist.
 */
export function MissingPage({ shell }: { shell: ShellStore }) {
  const { portal, words } = useStores();
  const { name, screens, special } = portal.manifest;
  const services = screens[special.services]?.path ?? '/';
  return (
    <Shell shell={shell}>
      <PageTitle title={words.word(MISSING_TITLE)} site={name} />
      <p className="ok-lead">{words.word('powloka.nieZnalezionoTekst')}</p>
      <SearchBox />
      <p>
        <Link className="ok-results__link" to={portal.homePath}>
          {words.word('powloka.stronaGlowna')}
        </Link>
      </p>
      <p>
        <Link className="ok-results__link" to={services}>
          {words.word('powloka.szukajWszystkie')}
        </Link>
      </p>
    </Shell>
  );
}
