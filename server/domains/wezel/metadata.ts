import { NS, SAML } from '../../engine/xml/names.ts';
import { element, xmlText } from '../../engine/xml/write.ts';
import { ACS, type Wezel } from './wezel.ts';

/** SAML metadata of the office, for the national node. @param adres public address of the portal */
export function metadataOf(wezel: Wezel, adres: string): string {
  const keyFor = (use: 'signing' | 'encryption', certificate: Wezel['certyfikat']) =>
    element(
      'md:KeyDescriptor',
      { use },
      element(
        'ds:KeyInfo',
        { 'xmlns:ds': NS.signature },
        element('ds:X509Data', {}, element('ds:X509Certificate', {}, certificate.raw.toString('base64'))),
      ),
    );
  return element(
    'md:EntityDescriptor',
    { 'xmlns:md': NS.metadata, entityID: wezel.idSystemu },
    element(
      'md:SPSSODescriptor',
      { protocolSupportEnumeration: NS.protocol, AuthnRequestsSigned: 'true', WantAssertionsSigned: 'true' },
      keyFor('signing', wezel.certyfikat),
      keyFor('encryption', wezel.certyfikatSzyfrowania),
      element('md:NameIDFormat', {}, xmlText(SAML.unspecified)),
      element('md:AssertionConsumerService', {
        Binding: SAML.artifact,
        Location: adres + ACS,
        index: '0',
        isDefault: 'true',
      }),
    ),
    element(
      'md:Organization',
      {},
      element('md:OrganizationName', { 'xml:lang': 'pl' }, xmlText(wezel.nazwaSystemu)),
      element('md:OrganizationDisplayName', { 'xml:lang': 'pl' }, xmlText(wezel.nazwaSystemu)),
      element('md:OrganizationURL', { 'xml:lang': 'pl' }, xmlText(adres)),
    ),
  );
}
