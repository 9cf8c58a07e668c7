import { type AnyRaw, list, type Raw, record, scalar, type Unchecked, word } from '../../files/raw.ts';
import type { ServicesJson, ServicesPlaceJson } from '../../generated/descriptors.ts';

/** Where an entry of the menu or the start page leads. */
export interface Place {
  home?: true;
  screen?: string;
  service?: number;
  page?: string;
  folder?: string;
  address?: string;
  with?: AnyRaw;
}

/** Data of the office, its menu and its start page; texts are text keys. */
export interface OfficeConfig {
  contact: Readonly<Partial<Record<(typeof CONTACT)[number], string>>>;
  notices: readonly string[];
  login: readonly string[];
  menu: readonly { id: string; label: string; to: Place; newTab?: boolean }[];
  start?: Place;
}

const CONTACT = ['name', 'address', 'postcode', 'phone', 'fax', 'email', 'nip', 'site', 'map'] as const;

export function readOffice(raw: Raw<ServicesJson>): OfficeConfig {
  const office = record(raw.office);
  const words = (value: Unchecked<string[]>): string[] => list(value).map((item) => word(item));
  return {
    contact: Object.fromEntries(
      CONTACT.flatMap((key) => (office[key] === undefined ? [] : [[key, word(office[key])]])),
    ),
    notices: words(office.notices),
    login: words(office.login),
    menu: list(raw.menu).map((item) => {
      const { id, label, to, newTab } = record(item);
      return { id: word(id), label: word(label), to: placeOf(to), ...(newTab !== undefined && { newTab: !!newTab }) };
    }),
    ...(raw.start !== undefined && { start: placeOf(raw.start) }),
  };
}

/** A wrong value is reported by the shape check, and nothing of a broken configuration is served: a list is no name. */
const placeOf = (place: Unchecked<ServicesPlaceJson>): Place =>
  Object.fromEntries(
    Object.entries(record(place)).filter(([key, value]) => key === 'with' || scalar(value as never) != null),
  ) as Place;
