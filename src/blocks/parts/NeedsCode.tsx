import { telAddress } from '../../lang/values/addresses.ts';
import { formatPhone } from '../../lang/values/phone.ts';
import { Notice } from '../../portal/ui/Notice.tsx';
import { useTakenOver } from '../../portal/ui/useTakenOver.ts';
import type { Binding } from '../binding.ts';

/** Says that a part needs scripts, and whom to call instead. Shown without scripts, and when the code never comes. */
export function NeedsCode({ binding }: { binding: Binding }) {
  if (useTakenOver()) return null;
  const { phone } = binding.manifest;
  return (
    <div className="ok-plain ok-needs">
      <Notice tone="info" title={binding.word('wspolne.widzety.bezSkryptow')}>
        {phone && (
          <>
            {binding.word('wspolne.widzety.bezSkryptowTelefon')}{' '}
            <a href={telAddress(phone) ?? undefined}>{formatPhone(phone)}</a>
          </>
        )}
      </Notice>
    </div>
  );
}
