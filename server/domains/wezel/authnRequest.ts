import { randomBytes } from 'node:crypto';
import { ATTRIBUTES, levelName, NS, SAML } from '../../engine/xml/names.ts';
import { signMessage } from '../../engine/xml/signature.ts';
import { inEnvelope } from '../../engine/xml/soap.ts';
import { element, xmlText } from '../../engine/xml/write.ts';
import type { Wezel } from './wezel.ts';

/** An unguessable id that begins with a letter, as XML requires. */
export const newId = (): string => `_${randomBytes(20).toString('hex')}`;

export const issuer = (wezel: Pick<Wezel, 'idSystemu'>): string =>
  element('saml2:Issuer', { 'xmlns:saml2': NS.assertion }, xmlText(wezel.idSystemu));

/** The signed AuthnRequest to the node. @returns XML */
export function authnRequest(
  wezel: Wezel,
  { id, now, destination, acs }: { id: string; now: Date; destination: string; acs: string },
): string {
  const asked = Object.entries(ATTRIBUTES).map(([FriendlyName, Name]) =>
    element('eidas:RequestedAttribute', { FriendlyName, Name, NameFormat: SAML.uri, isRequired: 'true' }),
  );
  const xml = element(
    'saml2p:AuthnRequest',
    {
      'xmlns:saml2p': NS.protocol,
      ID: id,
      Version: '2.0',
      IssueInstant: now.toISOString(),
      Destination: destination,
      AssertionConsumerServiceURL: acs,
      ProtocolBinding: SAML.artifact,
      ForceAuthn: 'true',
      IsPassive: 'false',
      ProviderName: wezel.nazwaSystemu,
    },
    issuer(wezel),
    element(
      'saml2p:Extensions',
      { 'xmlns:eidas': NS.eidas },
      element('eidas:SPType', {}, wezel.sektor),
      element('eidas:RequestedAttributes', {}, ...asked),
    ),
    element('saml2p:NameIDPolicy', { AllowCreate: 'true', Format: SAML.unspecified }),
    element(
      'saml2p:RequestedAuthnContext',
      { Comparison: 'minimum' },
      element('saml2:AuthnContextClassRef', { 'xmlns:saml2': NS.assertion }, xmlText(levelName(wezel.poziom))),
    ),
  );
  return signMessage(xml, wezel.klucz, wezel.certyfikat);
}

/** The signed ArtifactResolve in a SOAP envelope. */
export function artifactResolve(wezel: Wezel, { id, now, artifact }: { id: string; now: Date; artifact: string }) {
  const xml = element(
    'saml2p:ArtifactResolve',
    {
      'xmlns:saml2p': NS.protocol,
      ID: id,
      Version: '2.0',
      IssueInstant: now.toISOString(),
      Destination: wezel.adresArtefaktow,
    },
    issuer(wezel),
    element('saml2p:Artifact', {}, xmlText(artifact)),
  );
  return inEnvelope(signMessage(xml, wezel.klucz, wezel.certyfikat));
}
