/*
 * Prints what the node wants to know of the office (SAML metadata): `node server/domains/wezel/metadata.ts`, with the environment
 * of the office.
 */
import { readConfig } from '../../engine/config/config.ts';
import { StartError } from '../../engine/config/startError.ts';
import { ACS, type Wezel } from './node.ts';
import { openNode } from './openNode.ts';
import { NS, SAML } from './xml/names.ts';
import { element, xmlText } from './xml/write.ts';

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

if (import.meta.main) {
  try {
    const config = readConfig(process.env);
    const { wezel } = openNode(config);
    if (!wezel) throw new StartError('OKIENKO_WEZEL names no node: docs/office.md shows what belongs into its file.');
    console.log(metadataOf(wezel, config.adres));
  } catch (failure) {
    if (!(failure instanceof StartError)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
}
