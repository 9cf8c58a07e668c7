/** Namespaces and identifiers of SAML 2.0, XML signature and encryption, and of eIDAS, as the node uses them. */
export const NS = {
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  eidas: 'http://eidas.europa.eu/saml-extensions',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  signature11: 'http://www.w3.org/2009/xmldsig11#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
  encryption11: 'http://www.w3.org/2009/xmlenc11#',
} as const;

export const ALG = {
  excC14n: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  enveloped: `${NS.signature}enveloped-signature`,
  ecdsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  rsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  sha256: `${NS.encryption}sha256`,
  aes256Gcm: `${NS.encryption11}aes256-gcm`,
  kwAes256: `${NS.encryption}kw-aes256`,
  ecdhEs: `${NS.encryption11}ECDH-ES`,
  concatKdf: `${NS.encryption11}ConcatKDF`,
} as const;

export const SAML = {
  success: 'urn:oasis:names:tc:SAML:2.0:status:Success',
  responder: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
  authnFailed: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed',
  bearer: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
  artifact: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Artifact',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  uri: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
} as const;

/** The P-256 curve. */
export const P256 = 'urn:oid:1.2.840.10045.3.1.7';

/** Levels of assurance, from the weakest. */
export const LEVELS = ['low', 'substantial', 'high'] as const;
export type Level = (typeof LEVELS)[number];
export const levelName = (level: Level): string => `http://eidas.europa.eu/LoA/${level}`;

/** The requested attributes of a person: short name, and name of the attribute. */
const PERSON = 'http://eidas.europa.eu/attributes/naturalperson/';
export const ATTRIBUTES = {
  FamilyName: `${PERSON}CurrentFamilyName`,
  FirstName: `${PERSON}CurrentGivenName`,
  DateOfBirth: `${PERSON}DateOfBirth`,
  PersonIdentifier: `${PERSON}PersonIdentifier`,
} as const;
