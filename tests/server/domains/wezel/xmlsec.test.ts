import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDemoWezel } from '../../../../server/demo/wezel/openDemoWezel.ts';
import { artifactResolve, authnRequest } from '../../../../server/domains/wezel/authnRequest.ts';
import { ATTRIBUTES, NS } from '../../../../server/engine/xml/names.ts';
import { parseStrictly } from '../../../../server/engine/xml/parse.ts';
import { attr, childrenOf, oneOf, textOf } from '../../../../server/engine/xml/read.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-wezel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { wezel } = openDemoWezel({ varDir: folder, host: '127.0.0.1', port: 1 });
const asked = {
  id: '_zadanie',
  now: new Date('2026-11-21T09:00:00Z'),
  destination: 'https://symulator.login.gov.pl/login/SingleSignOnService',
  acs: 'https://okienko.example/wezel/acs',
};
const request = authnRequest({ ...wezel, nazwaSystemu: 'Urząd <Gminy> & "Spółka"' }, asked);

test('the request has everything that the node requires, the signature right after the issuer', () => {
  const root = parseStrictly(request);
  const attributes = Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
  expect(attributes).toMatchObject({
    ID: '_zadanie',
    Version: '2.0',
    IssueInstant: '2026-11-21T09:00:00.000Z',
    Destination: asked.destination,
    AssertionConsumerServiceURL: asked.acs,
    ProtocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Artifact',
    ForceAuthn: 'true',
    ProviderName: 'Urząd <Gminy> & "Spółka"',
  });
  const names = ['Issuer', 'Signature', 'Extensions', 'NameIDPolicy', 'RequestedAuthnContext'];
  expect(childrenOf(root).map(({ localName }) => localName)).toEqual(names);
  const extensions = oneOf(root, NS.protocol, 'Extensions');
  expect(textOf(oneOf(extensions, NS.eidas, 'SPType'))).toBe('public');
  const wanted = childrenOf(oneOf(extensions, NS.eidas, 'RequestedAttributes'));
  expect(wanted.map((one) => [attr(one, 'FriendlyName'), attr(one, 'Name')])).toEqual(Object.entries(ATTRIBUTES));
  const context = oneOf(root, NS.protocol, 'RequestedAuthnContext');
  expect([attr(context, 'Comparison'), textOf(childrenOf(context)[0]!)]).toEqual([
    'minimum',
    'http://eidas.europa.eu/LoA/substantial',
  ]);
});

const present = spawnSync('xmlsec1', ['--version']).status === 0;

/** Another implementation of the same standard. */
describe.skipIf(!present)('xmlsec1', () => {
  const certificate = join(folder, 'urzad.crt');
  writeFileSync(certificate, wezel.certyfikat.toString());
  const verify = (xml: string, root: string) => {
    const file = join(folder, 'podpisane.xml');
    writeFileSync(file, xml);
    const id = ['--id-attr:ID', `${NS.protocol}:${root}`];
    const args = ['--verify', '--pubkey-cert-pem', certificate, ...id, file];
    return spawnSync('xmlsec1', args, { encoding: 'utf8' });
  };

  test('verifies the request of a login', () => {
    const { status, stderr } = verify(request, 'AuthnRequest');
    expect([status, /OK/.test(stderr)], stderr).toEqual([0, true]);
  });

  test('verifies the request for an artifact in its envelope', () => {
    const { status, stderr } = verify(artifactResolve(wezel, { ...asked, artifact: 'AAQAAA==' }), 'ArtifactResolve');
    expect(status, stderr).toBe(0);
  });

  test('refuses a changed request', () => {
    expect(
      verify(request.replace('_zadanie" Version', '_zadanie" Consent="x" Version'), 'AuthnRequest').status,
    ).not.toBe(0);
  });
});

test.skipIf(spawnSync('openssl', ['version']).status !== 0)(
  'openssl reads the certificate and its own signature',
  () => {
    const file = join(folder, 'wezel', 'urzad.pem');
    const output = execFileSync('openssl', ['verify', '-CAfile', file, '-check_ss_sig', file], { encoding: 'utf8' });
    expect(output).toContain('OK');
  },
);
