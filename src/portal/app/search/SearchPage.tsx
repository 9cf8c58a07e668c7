import './panel.css';
import './results.css';
import { observer } from 'mobx-react-lite';
import { PageTitle } from '../PageTitle.tsx';
import { Link } from '../router/Link.tsx';
import { useLocation } from '../router/routing.ts';
import { useStores } from '../stores.ts';
import { FoundFacts } from './FoundFacts.tsx';
import { pathOf } from './found.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchedText } from './searchedText.ts';
import { useFound } from './useFound.ts';

/** The results of the search as a page with an address of its own, `/szukaj?q=`: the search works by it without scripts. */
export default observer(function SearchPage() {
  const { portal, words } = useStores();
  const text = searchedText(useLocation().search);
  const { found, failed } = useFound(text);
  const services = portal.manifest.screens[portal.manifest.special.services]?.path ?? '/';
  const message = failed ? 'powloka.szukajNieWczytano' : found?.length === 0 ? 'powloka.szukajBrak' : undefined;
  return (
    <>
      <PageTitle title={words.word('powloka.szukaj')} site={portal.manifest.name} />
      <SearchBox key={text} first={text} />
      {found && found.length > 0 && (
        <>
          <p>{words.word('powloka.szukajWyniki', { count: found.length })}</p>
          <ul className="ok-results">
            {found.map((entry) => (
              <li key={`${entry.service} ${entry.screen} ${entry.query} ${entry.name}`}>
                <Link className="ok-found__name ok-results__link" to={pathOf(entry, portal.manifest)}>
                  {entry.name}
                </Link>
                <FoundFacts entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
      {message && <p>{words.word(message, { tekst: text })}</p>}
      <p>
        <Link className="ok-results__link" to={services}>
          {words.word('powloka.szukajWszystkie')}
        </Link>
      </p>
    </>
  );
});
