import './Address.css';
import { observer } from 'mobx-react-lite';
import type { Text } from '../../lang/descriptors/text.ts';
import { mailAddress, telAddress, webAddress } from '../../lang/values/addresses.ts';
import { Icon } from '../../portal/ui/Icon.tsx';
import type { Binding } from '../binding.ts';
import type { Locals } from '../scope.ts';

const HREFS = { email: mailAddress, tel: telAddress, uri: webAddress };

interface AddressProps {
  raw: string;
  shown: string;
  format: keyof typeof HREFS;
  /** Replaces the bare address. */
  link?: Text;
  id?: string;
  className?: string;
  binding: Pick<Binding, 'word' | 'text' | 'origin'>;
  locals?: Locals;
}

/** A link to a site, mailbox or telephone. Any other text stays text; a link to another site is marked. */
export default observer(function Address(props: AddressProps) {
  const { raw, shown, format, link, id, className, binding, locals } = props;
  const href = HREFS[format](raw);
  if (href === null) {
    return (
      <span id={id} className={className}>
        {shown}
      </span>
    );
  }
  const elsewhere = format === 'uri' && new URL(href).origin !== binding.origin;
  return (
    <a id={id} className={`ok-address ${className ?? ''}`.trim()} href={href} rel={elsewhere ? 'noopener' : undefined}>
      {(link && binding.text(link, locals)) || (format === 'uri' ? bare(shown) : shown)}
      {elsewhere && (
        <>
          {'\u2060'}
          <Icon name="external" label={binding.word('wspolne.widzety.innaStrona')} />
        </>
      )}
    </a>
  );
});

/** As people write it: `www.gmina.example`, not `https://www.gmina.example/`. */
const bare = (address: string): string => address.replace(/^https?:\/\//i, '').replace(/^([^/?#]+)\/$/, '$1');
