import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';
import { contactOf, placeOf } from '../../engine/config/contact.ts';
import type { Odbiorca } from './kanal.ts';

/** The commune as the payee of every transfer: sent to banks and providers, and printed on invoices. */
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
