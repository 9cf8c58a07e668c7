import { telAddress } from '../../../lang/values/addresses.ts';
import { formatPhone } from '../../../lang/values/phone.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BreakFrame } from '../shell/BreakFrame.tsx';
import { useStores } from '../stores.ts';

export const BREAK_TITLE = 'powloka.przerwa';

/**
 * What the office answers at every address during a declared break, and at the address of the break at any time. Only
 * visitors without scripts stay on it: the portal's code draws the break itself (shell/Maintenance.tsx), or leads home.
 */
export function BreakPage() {
  const { portal, words } = useStores();
  const { phone } = portal.manifest;
  if (!portal.maintenance)
    return (
      <BreakFrame text={words.word('powloka.przerwyNieMa')}>
        <LinkButton kind="primary" href="/">
          {words.word('powloka.stronaGlowna')}
        </LinkButton>
      </BreakFrame>
    );
  return (
    <BreakFrame text={words.word('powloka.przerwaTekst')}>
      {/* An empty address is the one that was requested, with its query. */}
      <LinkButton kind="primary" icon="refresh" href="">
        {words.word('powloka.sprawdzPonownie')}
      </LinkButton>
      {phone && (
        <p className="ok-plain">
          {words.word('powloka.przerwaTelefon')} <a href={telAddress(phone) ?? undefined}>{formatPhone(phone)}</a>
        </p>
      )}
    </BreakFrame>
  );
}
