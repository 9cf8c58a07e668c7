import { observer } from 'mobx-react-lite';
import type { Entry } from '../../studio/api.ts';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';
import { groupRows } from './groupRows.ts';
import { MovableList } from './MovableList.tsx';
import { Pending } from './Pending.tsx';

/** The heading comes to the top, so that its list is below it. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** The services in their groups, the tiles and the menu of the portal: to choose, move, switch off and add. */
export const CatalogueView = observer(function CatalogueView() {
  const studio = useStudio();
  const lack = useLack('screen');
  const { words, catalogue, shown, at } = studio;
  const note = ({ title, leads, off }: Entry) =>
    [leads !== title && leads, off && words.isOff].filter(Boolean).join(' · ');
  const rows = (entries: readonly Entry[]) => {
    const siblings = entries.map(({ name }) => name);
    return entries.map((entry) => ({ ...entry, note: note(entry), isPale: entry.off, depth: 0, siblings }));
  };
  const { groups = [], tiles = [], menu = [] } = catalogue ?? {};
  const lists = [
    { key: 'groups', title: words.services, items: groupRows(groups, note), add: words.addGroup },
    { key: 'tiles', title: words.tiles, items: rows(tiles), add: words.addTile },
    { key: 'menu', title: words.menu, items: rows(menu), add: words.addEntry },
  ];
  return (
    <>
      <h2>{words.portal}</h2>
      <p className="studio__hint">
        {shown.screen === undefined && !shown.isLoading && words.noScreen} {words.howToMove}
      </p>
      <div>
        <button type="button" disabled={lack !== undefined} title={lack} onClick={() => studio.go('look')}>
          {words.look}
        </button>
      </div>
      {catalogue && (
        <nav className="studio__way" aria-label={words.onThisPage}>
          {lists.map(({ key, title }) => (
            <button key={key} type="button" onClick={() => goTo(`portal-${key}`)}>
              <span aria-hidden="true">↓ </span>
              {title}
            </button>
          ))}
        </nav>
      )}
      {!catalogue && <p className="studio__muted">{words.busy}</p>}
      {catalogue &&
        lists.map(({ key, title, items, add }) => (
          <section key={key} className="studio__items">
            <h3 id={`portal-${key}`} tabIndex={-1}>
              {title}
            </h3>
            {items.length > 0 ? (
              <MovableList label={words.items(title)} items={items} chosen={at} />
            ) : (
              <p className="studio__muted">{key === 'menu' ? words.ownMenu : words.nothingHere}</p>
            )}
            {/* An own menu would take the place of the portal's, with one entry. */}
            {(key !== 'menu' || items.length > 0) && (
              <button type="button" disabled={lack !== undefined} title={lack} onClick={() => studio.openOffers(key)}>
                <span aria-hidden="true">+ </span>
                {add}
              </button>
            )}
          </section>
        ))}
      <Pending />
    </>
  );
});
