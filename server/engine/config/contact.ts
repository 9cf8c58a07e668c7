import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import shipped from '../../../services.config.json' with { type: 'json' };

/** The municipality's contact data. Without a municipality, as when the demo is made, the shipped ones. */
export const contactOf = ({ office }: { office?: Pick<OfficeFacts, 'contact'> | undefined }): OfficeFacts['contact'] =>
  office?.contact ?? shipped.office;

/** Street with number, and the place: `ul. Rynek 1, Lipowa Dolina` contains both. */
export function placeOf({ address = '', postcode = '' }: OfficeFacts['contact']) {
  const comma = address.lastIndexOf(', ');
  const [street, place] = comma < 0 ? ['', address] : [address.slice(0, comma), address.slice(comma + 2)];
  return { street, place, postcode };
}
