import type { Language } from '../../../src/lang/descriptors/language.ts';
import type { Municipality } from '../../artefact/municipality.ts';
import type { FindablePage } from './findablePages.ts';

/** What search engines read of a page, as schema.org has it: the office, and the services that the page shows. */
export function structuredData(
  { manifest, office, texts }: Municipality,
  origin: string,
  page: { language: Language; url: string; description: string; services: FindablePage['services'] },
): object {
  const { name, address, postcode, phone, email, site } = office.contact;
  const id = `${origin}/#office`;
  const organization = {
    '@type': 'GovernmentOrganization',
    '@id': id,
    name: name ?? manifest.name,
    url: site ?? origin,
    ...(manifest.logo !== undefined && { logo: origin + manifest.logo }),
    ...(address !== undefined && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        ...(postcode !== undefined && { postalCode: postcode }),
        addressCountry: 'PL',
      },
    }),
    ...(phone !== undefined && { telephone: phone }),
    ...(email !== undefined && { email }),
  };
  const services = page.services.map((service) => ({
    '@type': 'GovernmentService',
    name: texts[page.language][service.name] ?? service.slug,
    description: page.description,
    url: page.url,
    provider: { '@id': id },
  }));
  return { '@context': 'https://schema.org', '@graph': [organization, ...services] };
}
