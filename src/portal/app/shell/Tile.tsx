import { observer } from 'mobx-react-lite';
import type { Access } from '../../../lang/descriptors/contract.ts';
import type { Manifest, Tile as TileData } from '../../../lang/descriptors/manifest.ts';
import { servicePath } from '../../../lang/descriptors/siteMap.ts';
import type { SessionStore } from '../../stores/SessionStore.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../router/Link.tsx';
import { useStores } from '../stores.ts';

/** The path of a tile's target, and the access it requires. */
function goalOf(to: TileData['to'], manifest: Manifest): { path: string; access: Access } {
  const nowhere = { path: '/', access: 'public' } as const;
  if ('screen' in to) return manifest.screens[to.screen] ?? nowhere;
  const service = manifest.groups.flatMap((group) => group.services).find((one) => one.uslugaId === to.service);
  return service ? { path: servicePath(service.slug), access: service.access } : nowhere;
}

/** Does it lead to the login first? */
export function isLocked(to: TileData['to'], manifest: Manifest, session: SessionStore): boolean {
  return !session.allows(goalOf(to, manifest).access);
}

/** One hexagon: a real link, its whole surface. */
export const Tile = observer(function Tile({ tile }: { tile: TileData }) {
  const { portal, session, words } = useStores();
  return (
    <li className="ok-tile">
      <Link className="ok-tile__link" to={goalOf(tile.to, portal.manifest).path}>
        <svg className="ok-tile__shape" viewBox="0 0 100 115.47" aria-hidden="true" width="0">
          <path d="M46 4.2a8 8 0 0 1 8 0l38.5 22.2a8 8 0 0 1 4 6.9v48.9a8 8 0 0 1-4 6.9L54 111.3a8 8 0 0 1-8 0L7.5 89.1a8 8 0 0 1-4-6.9V33.3a8 8 0 0 1 4-6.9z" />
        </svg>
        <Icon name={tile.icon} className="ok-tile__icon" />
        <span className="ok-tile__label">{words.word(tile.label)}</span>
        {isLocked(tile.to, portal.manifest, session) && (
          <span className="ok-tile__lock">
            <Icon name="lock" />
            <span className="ok-hidden"> ({words.word('powloka.poZalogowaniu')})</span>
          </span>
        )}
        <Icon name="right" className="ok-tile__arrow" />
      </Link>
    </li>
  );
});
