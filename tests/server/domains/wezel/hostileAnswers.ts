import { createHmac } from 'node:crypto';
import type { Reason } from '../../../../server/engine/xml/messageRefusal.ts';
import { ALG, NS, SAML } from '../../../../server/engine/xml/names.ts';
import {
  type Alg,
  attacker,
  both,
  type Change,
  type Forgery,
  SIGNATURE,
  signAs,
  signatureOf,
  swap,
  without,
} from './forge.ts';

/** The name of another person, which an attacker puts into the answer. */
const EVIL = 'Zły';
const renamed = swap(/>Ofiara</, `>${EVIL}<`);
const unsigned = without(SIGNATURE);
const otherId = swap(/(?<=Assertion [^>]*)ID="[^"]*"/, 'ID="_zly"');
const inside = (part: string): Change => swap('</saml2:Assertion>', `${part}</saml2:Assertion>`);

/**
 * Signature wrapping: the signed assertion is still there, but a reader by name or position would find another one. Each puts
 * a forged assertion in the place of the genuine one, and moves that one elsewhere.
 */
const wrappings: Record<string, [Reason, Change]> = {
  'in an object of its own signature': [
    'signature-form',
    (xml) => {
      const honest = unsigned(xml);
      const signature = signatureOf(xml).replace('</ds:Signature>', `<ds:Object>${honest}</ds:Object></ds:Signature>`);
      return both(unsigned, renamed, otherId, swap('</saml2:Issuer>', `</saml2:Issuer>${signature}`))(xml);
    },
  ],
  'beside, the signature in the evil one': [
    'signature-reference',
    (xml) => both(renamed, otherId, inside(unsigned(xml)))(xml),
  ],
  'beside, with the same id': ['duplicate-id', (xml) => both(renamed, inside(unsigned(xml)))(xml)],
  'beside, with the same id in another spelling': [
    'duplicate-id',
    (xml) => both(renamed, inside(unsigned(xml).replace(' ID=', ' Id=')))(xml),
  ],
  'whole beside, the evil one unsigned': [
    'signature-place',
    (xml) => both(unsigned, renamed, otherId, inside(xml))(xml),
  ],
  'inside the subject': [
    'signature-reference',
    (xml) => both(renamed, otherId, swap('</saml2:Subject>', `${unsigned(xml)}</saml2:Subject>`))(xml),
  ],
  'in a root without an id': [
    'signature-reference',
    (xml) => both(renamed, swap(/(?<=<saml2:Assertion [^>]*) ID="[^"]*"/, ''), inside(unsigned(xml)))(xml),
  ],
  'around: the evil one in the honest one’s advice': [
    'signature-wrong',
    (xml) =>
      swap(
        '</saml2:Assertion>',
        `<saml2:Advice>${both(unsigned, renamed, otherId)(xml)}</saml2:Advice></saml2:Assertion>`,
      )(xml),
  ],
};

const wrapped = (alg: Alg): Row[] =>
  Object.entries(wrappings).map(([name, [reason, signedAssertion]]) => [
    `wrapping, ${alg}: ${name}`,
    reason,
    { alg, signedAssertion },
  ]);

/** The same with the whole response. */
const answers: Row[] = (
  [
    [
      'in the header',
      'signature-place',
      (xml: string) => {
        const message = /<saml2p:ArtifactResponse .*<\/saml2p:ArtifactResponse>/s.exec(xml)![0];
        const evil = message
          .replace(SIGNATURE, '')
          .replace(/ ID="[^"]*"/, ' ID="_zly"')
          .replace(/(?<=Response [^>]*) ID="_[0-9a-f]+"/, ' ID="_zla"');
        return xml
          .replace(message, evil)
          .replace(
            '<soap:Body>',
            `<soap:Header>${message.replace(/<saml2p:Response .*<\/saml2p:Response>/s, '')}</soap:Header><soap:Body>`,
          );
      },
    ],
    [
      'two messages',
      'structure',
      (xml: string) => {
        const message = /<saml2p:ArtifactResponse .*<\/saml2p:ArtifactResponse>/s.exec(xml)![0];
        return xml.replace(message, message + message.replaceAll(/ ID="([^"]*)"/g, ' ID="$1b"'));
      },
    ],
    ['a second body', 'structure', (xml: string) => xml.replace('</soap:Body>', '</soap:Body><soap:Body/>')],
    ['something beside the body', 'structure', (xml: string) => xml.replace('<soap:Body>', '<soap:Bogus/><soap:Body>')],
    [
      'no envelope',
      'structure',
      (xml: string) => /<saml2p:ArtifactResponse .*<\/saml2p:ArtifactResponse>/s.exec(xml)![0],
    ],
    [
      'a fault',
      'fault',
      (xml: string) => xml.replace(/<saml2p:ArtifactResponse .*<\/saml2p:ArtifactResponse>/s, '<soap:Fault/>'),
    ],
  ] as const
).map(([name, reason, envelope]): Row => [`envelope: ${name}`, reason, { envelope }]);

const text: Row[] = (
  [
    ['a document type', 'doctype', (xml: string) => `<!DOCTYPE x>${xml}`],
    [
      'an entity bomb',
      'doctype',
      (xml: string) => `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${xml}`,
    ],
    ['an entity of a file', 'doctype', (xml: string) => `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml}`],
    ['an entity nobody declared', 'malformed', (xml: string) => xml.replace('<soap:Body>', '<soap:Body>&xxe;')],
    ['a comment', 'comment', (xml: string) => xml.replace('<soap:Body>', '<soap:Body><!-- -->')],
    ['CDATA', 'cdata', (xml: string) => xml.replace('<soap:Body>', '<soap:Body><![CDATA[ ]]>')],
    ['an instruction', 'instruction', (xml: string) => xml.replace('<soap:Body>', '<soap:Body><?php ?>')],
    ['a stylesheet', 'instruction', (xml: string) => `<?xml-stylesheet href="x.xsl"?>${xml}`],
    ['another encoding', 'instruction', (xml: string) => `<?xml version="1.0" encoding="utf-7"?>${xml}`],
    ['XML 1.1', 'instruction', (xml: string) => `<?xml version="1.1"?>${xml}`],
    ['a NUL', 'malformed', (xml: string) => xml.replace('<soap:Body>', '<soap:Body>\u0000')],
    ['a NUL by number', 'malformed', (xml: string) => xml.replace('<soap:Body>', '<soap:Body>&#0;')],
    ['nothing', 'malformed', () => ''],
    ['no XML', 'malformed', () => 'Service unavailable'],
    ['HTML', 'doctype', () => '<!doctype html><html><body>Error</body></html>'],
    ['half of it', 'malformed', (xml: string) => xml.slice(0, xml.length / 2)],
    ['all but the last letter', 'malformed', (xml: string) => xml.slice(0, -1)],
    ['two roots', 'malformed', (xml: string) => xml + xml],
    ['an unbound prefix', 'malformed', (xml: string) => xml.replace('<soap:Body>', '<soap:Body><zly:a/>')],
    ['an attribute twice', 'malformed', (xml: string) => xml.replace('<soap:Body>', '<soap:Body a="1" a="2">')],
    ['an element of no namespace', 'malformed', (xml: string) => xml.replace('<soap:Body>', '<soap:Body><a/>')],
    ['300 KB', 'too-large', (xml: string) => xml.replace('<soap:Body>', `<soap:Body>${' '.repeat(300_000)}`)],
    [
      '50 floors',
      'too-deep',
      (xml: string) => xml.replace('<soap:Body>', `<soap:Body>${'<soap:a>'.repeat(50)}${'</soap:a>'.repeat(50)}`),
    ],
    [
      '4,000 elements',
      'too-deep',
      (xml: string) => xml.replace('<soap:Body>', `<soap:Body>${'<soap:a/>'.repeat(4000)}`),
    ],
    [
      'an id twice',
      'duplicate-id',
      (xml: string) => xml.replace('<soap:Body>', '<soap:Body ID="_a"><soap:a id="_a"/>'),
    ],
  ] as const
).map(([name, reason, envelope]): Row => [`text: ${name}`, reason, { envelope }]);

const inInfo = (from: string | RegExp, to: string): Forgery => ({ signedArtifactResponse: swap(from, to) });
const method = (algorithm: string): Forgery => inInfo(ALG.ecdsaSha256, algorithm);
const transform = (algorithm: string) => `<ds:Transform Algorithm="${algorithm}"/>`;
const valueIn = (xml: string): string => /<ds:SignatureValue>([^<]*)</.exec(xml)![1]!;

const signatures: Row[] = list('signature', [
  ['none', 'unsigned', { signedArtifactResponse: unsigned }],
  ['none on the assertion', 'unsigned', { signedAssertion: unsigned }],
  [
    'twice',
    'unsigned',
    { signedArtifactResponse: (xml) => xml.replace('</ds:Signature>', `</ds:Signature>${signatureOf(xml)}`) },
  ],
  [
    'in another place',
    'signature-place',
    {
      signedArtifactResponse: (xml) => unsigned(xml).replace('</saml2p:Status>', `${signatureOf(xml)}</saml2p:Status>`),
    },
  ],
  [
    'HMAC by the certificate',
    'signature-algorithm',
    {
      signedArtifactResponse: (xml) => {
        const mac = createHmac('sha1', 'certificate').update('x').digest('base64');
        return xml.replace(ALG.ecdsaSha256, `${NS.signature}hmac-sha1`).replace(valueIn(xml), mac);
      },
    },
  ],
  ['HMAC-SHA256', 'signature-algorithm', method('http://www.w3.org/2001/04/xmldsig-more#hmac-sha256')],
  ['RSA-SHA1', 'signature-algorithm', method(`${NS.signature}rsa-sha1`)],
  ['ECDSA-SHA1', 'signature-algorithm', method('http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha1')],
  ['DSA', 'signature-algorithm', method(`${NS.signature}dsa-sha1`)],
  ['no method', 'signature-algorithm', method('')],
  ['an ECDSA signature declared as RSA-SHA256', 'signature-wrong', method(ALG.rsaSha256)],
  [
    'a digest by SHA-1',
    'signature-algorithm',
    inInfo(`DigestMethod Algorithm="${ALG.sha256}"`, `DigestMethod Algorithm="${NS.signature}sha1"`),
  ],
  [
    'a digest by MD5',
    'signature-algorithm',
    inInfo(
      `DigestMethod Algorithm="${ALG.sha256}"`,
      'DigestMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#md5"',
    ),
  ],
  [
    'by a stranger, with the stranger’s certificate',
    'signature-wrong',
    { signedArtifactResponse: (xml) => signAs(unsigned(xml), attacker) },
  ],
  [
    'by a stranger, without a certificate',
    'signature-wrong',
    { signedArtifactResponse: (xml) => signAs(unsigned(xml), attacker).replace(/<ds:KeyInfo>.*?<\/ds:KeyInfo>/s, '') },
  ],
  ['of the assertion by a stranger', 'signature-wrong', { signedAssertion: (xml) => signAs(unsigned(xml), attacker) }],
  [
    'the stranger’s key as a value',
    'signature-wrong',
    {
      signedArtifactResponse: (xml) =>
        signAs(unsigned(xml), attacker).replace(/<ds:X509Data>.*?<\/ds:X509Data>/s, '<ds:KeyName>wezel</ds:KeyName>'),
    },
  ],
  [
    'one bit of it',
    'signature-wrong',
    { signedArtifactResponse: (xml) => xml.replace(valueIn(xml), flip(valueIn(xml))) },
  ],
  [
    'nothing but zeros',
    'signature-wrong',
    { signedArtifactResponse: (xml) => xml.replace(valueIn(xml), Buffer.alloc(64).toString('base64')) },
  ],
  ['empty', 'signature-wrong', { signedArtifactResponse: (xml) => xml.replace(`>${valueIn(xml)}<`, '><') }],
  [
    'a digest changed',
    'signature-wrong',
    { signedArtifactResponse: (xml) => xml.replace(/(?<=<ds:DigestValue>)[^<]*/, (value) => flip(value)) },
  ],
  [
    'content changed after it',
    'signature-wrong',
    { signedArtifactResponse: swap(/InResponseTo="[^"]*"/, 'InResponseTo="_inne"') },
  ],
  ['the name changed after it', 'signature-wrong', { signedAssertion: renamed }],
  [
    'inclusive form',
    'signature-transforms',
    inInfo(
      `CanonicalizationMethod Algorithm="${ALG.excC14n}"`,
      'CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"',
    ),
  ],
  ['with comments', 'signature-transforms', inInfo(transform(ALG.excC14n), transform(`${ALG.excC14n}WithComments`))],
  [
    'XSLT',
    'signature-transforms',
    inInfo(transform(ALG.excC14n), transform('http://www.w3.org/TR/1999/REC-xslt-19991116')),
  ],
  [
    'XPath',
    'signature-transforms',
    inInfo(transform(ALG.excC14n), transform('http://www.w3.org/TR/1999/REC-xpath-19991116')),
  ],
  ['base64', 'signature-transforms', inInfo(transform(ALG.excC14n), transform(`${NS.signature}base64`))],
  ['one transform more', 'signature-transforms', inInfo(transform(ALG.excC14n), transform(ALG.excC14n).repeat(2))],
  ['not enveloped', 'signature-transforms', inInfo(transform(ALG.enveloped), '')],
  ['no transforms', 'signature-transforms', inInfo(/<ds:Transforms>.*?<\/ds:Transforms>/s, '<ds:Transforms/>')],
  ['of the whole document', 'signature-reference', inInfo(/ URI="#[^"]*"/, ' URI=""')],
  ['of nothing', 'signature-reference', inInfo(/ URI="#[^"]*"/, '')],
  ['of another element', 'signature-reference', inInfo(/ URI="#[^"]*"/, ' URI="#_inny"')],
  ['by XPointer', 'signature-reference', inInfo(/ URI="#[^"]*"/, ` URI="#xpointer(id('_a'))"`)],
  ['of another site', 'signature-reference', inInfo(/ URI="#[^"]*"/, ' URI="https://zly.example/a.xml"')],
  [
    'two references',
    'signature-reference',
    {
      signedArtifactResponse: (xml) =>
        xml.replace('</ds:Reference>', `</ds:Reference>${/<ds:Reference .*?<\/ds:Reference>/s.exec(xml)![0]}`),
    },
  ],
  ['no reference', 'signature-reference', inInfo(/<ds:Reference .*?<\/ds:Reference>/s, '')],
  ['an object', 'signature-form', inInfo('</ds:Signature>', '<ds:Object/></ds:Signature>')],
  [
    'two values',
    'signature-form',
    {
      signedArtifactResponse: (xml) =>
        xml.replace('</ds:SignatureValue>', '</ds:SignatureValue><ds:SignatureValue>AA==</ds:SignatureValue>'),
    },
  ],
  [
    'two infos',
    'signature-form',
    {
      signedArtifactResponse: (xml) =>
        xml.replace('</ds:SignedInfo>', `</ds:SignedInfo>${/<ds:SignedInfo>.*?<\/ds:SignedInfo>/s.exec(xml)![0]}`),
    },
  ],
]);

const enc = (from: string | RegExp, to: string): Forgery => ({ encrypted: swap(from, to) });
const content = /(?<=<xenc:CipherValue>)[^<]*(?=<\/xenc:CipherValue><\/xenc:CipherData><\/xenc:EncryptedData>)/;
const point = /(?<=<dsig11:PublicKey>)[^<]*/;

const encryptions: Row[] = list('encryption', [
  ['for another office', 'encryption-wrong', { recipient: attacker.certificate.publicKey }],
  ['one bit of the content', 'encryption-wrong', { encrypted: (xml: string) => xml.replace(content, flip) }],
  [
    'the content cut',
    'encryption-wrong',
    { encrypted: (xml: string) => xml.replace(content, (value) => cut(value, -16)) },
  ],
  [
    'hardly any content',
    'encryption-form',
    { encrypted: (xml: string) => xml.replace(content, (value) => cut(value, 20)) },
  ],
  ['no base64', 'encryption-form', enc(content, '!!!!')],
  ['CBC declared', 'encryption-algorithm', enc(ALG.aes256Gcm, `${NS.encryption}aes256-cbc`)],
  ['128 bits declared', 'encryption-algorithm', enc(ALG.aes256Gcm, `${NS.encryption11}aes128-gcm`)],
  ['128 bits where 256 are declared', 'encryption-algorithm', { bits: 128 }],
  ['a weaker wrap', 'encryption-algorithm', enc(ALG.kwAes256, `${NS.encryption}kw-aes128`)],
  ['RSA in place of agreement', 'encryption-algorithm', enc(ALG.ecdhEs, `${NS.encryption}rsa-1_5`)],
  ['another derivation', 'encryption-algorithm', enc(ALG.concatKdf, 'http://www.w3.org/2009/xmlenc11#pbkdf2')],
  [
    'a derivation by SHA-1',
    'encryption-algorithm',
    enc(`DigestMethod Algorithm="${ALG.sha256}"`, `DigestMethod Algorithm="${NS.signature}sha1"`),
  ],
  ['another curve', 'encryption-algorithm', enc('urn:oid:1.2.840.10045.3.1.7', 'urn:oid:1.3.132.0.34')],
  [
    'a point beside the curve',
    'encryption-wrong',
    enc(point, Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64')),
  ],
  ['a point at infinity', 'encryption-form', enc(point, Buffer.from([0]).toString('base64'))],
  [
    'a point pressed together',
    'encryption-form',
    enc(point, Buffer.concat([Buffer.from([2]), Buffer.alloc(32, 1)]).toString('base64')),
  ],
  ['other parameters of the derivation', 'encryption-wrong', enc(/PartyUInfo="[^"]*"/, 'PartyUInfo="00000001AA"')],
  ['parameters that are no bytes', 'encryption-form', enc(/PartyUInfo="[^"]*"/, 'PartyUInfo="xyz"')],
  ['no key', 'encryption-form', enc(/<xenc:EncryptedKey>.*?<\/xenc:EncryptedKey>/s, '')],
  [
    'two keys',
    'encryption-form',
    { encrypted: (xml: string) => xml.replace(/<xenc:EncryptedKey>.*?<\/xenc:EncryptedKey>/s, (key) => key + key) },
  ],
  [
    'not at all',
    'plain-assertion',
    { encrypted: () => '<saml2:Assertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a"/>' },
  ],
  ['a plain one beside', 'plain-assertion', { encrypted: (xml: string) => `${xml}<saml2:Assertion ID="_a"/>` }],
  ['two', 'structure', { encrypted: (xml: string) => xml + xml }],
  ['none', 'structure', { encrypted: () => '<saml2:Advice/>' }],
  ['something else in it', 'structure', { signedAssertion: () => `<saml2:Subject xmlns:saml2="${NS.assertion}"/>` }],
  ['no XML in it', 'malformed', { signedAssertion: () => 'abc' }],
  ['a document type in it', 'doctype', { signedAssertion: (xml: string) => `<!DOCTYPE x>${xml}` }],
  ['a name split by a comment', 'comment', { signedAssertion: swap('>Ofiara<', '>Ofia<!-- -->ra<') }],
]);

const swapped = (from: string | RegExp, to: string): Forgery => ({ assertion: swap(from, to) });
const at = (minutes: number): string => new Date(Date.parse('2026-11-21T09:00:00Z') + minutes * 60_000).toISOString();
const conditions = (attributes: string) => swapped(/<saml2:Conditions [^>]*>/, `<saml2:Conditions ${attributes}>`);

/** @param minutes of the test's clock, which stands still within one attempt */
const contents = (minutes: number): Row[] =>
  list('content', [
    ['another version', 'version', swapped('Version="2.0"', 'Version="1.1"')],
    ['another version of the response', 'version', { response: swap('Version="2.0"', 'Version="1.1"') }],
    ['another issuer', 'issuer', swapped('>wezel-demo<', '>inny-wezel<')],
    ['another issuer of the response', 'issuer', { response: swap('>wezel-demo<', '>inny-wezel<') }],
    ['no issuer', 'issuer', swapped(/<saml2:Issuer>.*?<\/saml2:Issuer>/, '<saml2:Issuer/>')],
    [
      'another destination',
      'destination',
      { response: swap(/Destination="[^"]*"/, 'Destination="https://inny.example/acs"') },
    ],
    ['another recipient', 'recipient', swapped(/Recipient="[^"]*"/, 'Recipient="https://inny.example/acs"')],
    ['no recipient', 'recipient', swapped(/ Recipient="[^"]*"/, '')],
    ['another audience', 'audience', swapped('>okienko-demo<', '>inny-urzad<')],
    ['no audience', 'audience', swapped(/<saml2:AudienceRestriction>.*?<\/saml2:AudienceRestriction>/, '')],
    ['an audience of nobody', 'audience', swapped(/<saml2:Audience>.*?<\/saml2:Audience>/, '')],
    [
      'one of two audiences',
      'audience',
      swapped(
        '<saml2:AudienceRestriction>',
        '<saml2:AudienceRestriction><saml2:Audience>x</saml2:Audience></saml2:AudienceRestriction><saml2:AudienceRestriction>',
      ),
    ],
    [
      'an answer to another resolve',
      'in-response-to',
      { artifactResponse: swap(/InResponseTo="[^"]*"/, 'InResponseTo="_inne"') },
    ],
    ['a question nobody asked', 'in-response-to', { response: swap(/InResponseTo="[^"]*"/, 'InResponseTo="_inne"') }],
    ['no question', 'in-response-to', { response: swap(/ InResponseTo="[^"]*"/, '') }],
    ['an assertion for another question', 'in-response-to', swapped(/InResponseTo="[^"]*"/, 'InResponseTo="_inne"')],
    ['an assertion for no question', 'in-response-to', swapped(/ InResponseTo="[^"]*"/, '')],
    ['over', 'time', conditions(`NotBefore="${at(minutes - 20)}" NotOnOrAfter="${at(minutes - 3)}"`)],
    ['not yet', 'time', conditions(`NotBefore="${at(minutes + 3)}" NotOnOrAfter="${at(minutes + 9)}"`)],
    ['for ever', 'time', conditions(`NotBefore="${at(minutes)}"`)],
    [
      'a subject that is over',
      'time',
      swapped(/NotOnOrAfter="[^"]*" Recipient/, `NotOnOrAfter="${at(minutes - 3)}" Recipient`),
    ],
    ['a subject for ever', 'time', swapped(/ NotOnOrAfter="[^"]*"(?= Recipient)/, '')],
    ['an old answer', 'time', { artifactResponse: swap(/IssueInstant="[^"]*"/, `IssueInstant="${at(minutes - 8)}"`) }],
    [
      'an answer of tomorrow',
      'time',
      { response: swap(/IssueInstant="[^"]*"/, `IssueInstant="${at(minutes + 1440)}"`) },
    ],
    ['authenticated tomorrow', 'time', swapped(/AuthnInstant="[^"]*"/, `AuthnInstant="${at(minutes + 1440)}"`)],
    ['a moment of no zone', 'time', swapped(/IssueInstant="[^"]*"/, 'IssueInstant="2026-11-21T09:00:00"')],
    ['no moment', 'time', swapped(/IssueInstant="[^"]*"/, 'IssueInstant="wczoraj"')],
    ['a resolve that failed', 'status', { artifactResponse: swap(SAML.success, SAML.responder) }],
    ['a failure with a person in it', 'status', { response: swap(SAML.success, SAML.responder) }],
    ['no status', 'status', { response: swap(/<saml2p:Status>.*?<\/saml2p:Status>/s, '') }],
    ['no response', 'status', { response: () => '' }],
    ['two responses', 'status', { response: (xml: string) => xml + xml.replace(/ ID="[^"]*"/, ' ID="_b"') }],
    ['a low level', 'assurance', swapped('LoA/substantial', 'LoA/low')],
    ['a level nobody knows', 'assurance', swapped('LoA/substantial', 'LoA/highest')],
    ['no level', 'assurance', swapped(/<saml2:AuthnStatement .*?<\/saml2:AuthnStatement>/s, '')],
    [
      'two levels',
      'assurance',
      {
        assertion: (xml: string) =>
          xml.replace(/<saml2:AuthnStatement .*?<\/saml2:AuthnStatement>/s, (one) => one + one),
      },
    ],
    ['no subject', 'subject', swapped(/<saml2:Subject>.*?<\/saml2:Subject>/s, '')],
    [
      'two confirmations',
      'subject',
      {
        assertion: (xml: string) =>
          xml.replace(/<saml2:SubjectConfirmation .*?<\/saml2:SubjectConfirmation>/s, (one) => one + one),
      },
    ],
    ['another confirmation', 'subject', swapped(SAML.bearer, 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches')],
    ['no conditions', 'structure', swapped(/<saml2:Conditions .*?<\/saml2:Conditions>/s, '')],
    ['no name', 'attributes', swapped('FriendlyName="FamilyName" Name="', 'FriendlyName="FamilyName" Name="x')],
    [
      'a name twice',
      'attributes',
      {
        assertion: (xml: string) =>
          xml.replace(/<saml2:Attribute [^>]*FirstName.*?<\/saml2:Attribute>/s, (one) => one + one),
      },
    ],
    [
      'a name of two values',
      'attributes',
      {
        assertion: (xml: string) =>
          xml.replace(
            /<saml2:AttributeValue>Ofiara<\/saml2:AttributeValue>/,
            (one) => one + one.replace('Ofiara', EVIL),
          ),
      },
    ],
    ['a name with an element in it', 'attributes', swapped('>Ofiara<', '>Ofi<saml2:x>a</saml2:x>ra<')],
    ['an empty name', 'attributes', swapped('>Ofiara<', '><')],
    ['a name of 200 letters', 'attributes', swapped('>Ofiara<', `>${'a'.repeat(200)}<`)],
    [
      'attributes twice',
      'attributes',
      {
        assertion: (xml: string) =>
          xml.replace(/<saml2:AttributeStatement>.*?<\/saml2:AttributeStatement>/s, (one) => one + one),
      },
    ],
    ['a birthday that is no day', 'attributes', swapped('>1980-05-05<', '>1980-02-31<')],
  ]);

export type Row = readonly [name: string, reason: Reason, forgery: Forgery];

/** @param minutes of the test's clock since the start */
export const hostileAnswers = (minutes: number): Row[] => [
  ...text,
  ...answers,
  ...wrapped('ecdsa'),
  ...wrapped('rsa'),
  ...signatures,
  ...encryptions,
  ...contents(minutes),
];

function list(group: string, rows: readonly Row[]): Row[] {
  return rows.map(([name, ...rest]) => [`${group}: ${name}`, ...rest]);
}

function flip(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  bytes[bytes.length >> 1]! ^= 1;
  return bytes.toString('base64');
}

const cut = (base64: string, end: number): string => Buffer.from(base64, 'base64').subarray(0, end).toString('base64');
