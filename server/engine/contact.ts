import type { OfficeFacts } from '../../codegen/artefact/municipality.ts';
import shipped from '../../services.config.json' with { type: 'json' };
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import type { Odbiorca } from '../domains/platnosci/kanal.ts';

/** How the office is reached, as its municipality says. What runs without one, such as making the demo, has the shipped one. */
export const contactOf = ({ office }: { office?: Pick<OfficeFacts, 'contact'> | undefined }): OfficeFacts['contact'] =>
  office?.contact ?? shipped.office;

/** Street with number, and the place: `ul. Rynek 1, Lipowa Dolina` is both. */
export function placeOf({ address = '', postcode = '' }: OfficeFacts['contact']) {
  const comma = address.lastIndexOf(', ');
  const [street, place] = comma < 0 ? ['', address] : [address.slice(0, comma), address.slice(comma + 2)];
  return { street, place, postcode };
}

/** The commune as payee of every transfer: what banks and providers are told, and what stands on invoices. */
export function payeeOf(municipality: {
  manifest: Pick<Manifest, 'name'>;
  office?: Pick<OfficeFacts, 'contact'> | undefined;
}): Odbiorca & { nip: string | null } {
  const contact = contactOf(municipality);
  const { street, place, postcode } = placeOf(contact);
  return {
    nazwa: municipality.manifest.name,
    adres: street,
    miasto: place,
    kodPocztowy: postcode,
    email: contact.email ?? null,
    kraj: 'PL',
    nip: contact.nip ?? null,
  };
}
