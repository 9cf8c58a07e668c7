/** Codes of Node for a certificate that cannot be followed to an authority that this machine knows. */
const UNKNOWN_AUTHORITY = [
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
];

const REASONS: Readonly<Record<string, string>> = {
  'no TLS': 'it must be an https address',
  NOT_PUBLIC: 'it is in a private network: name that network in OKIENKO_ZDARZENIA_SIECI, and restart the offices',
  ENOTFOUND: 'the name of its host is not known',
  ECONNREFUSED: 'nothing listens there',
  'too slow': 'it gave no answer within 10 seconds',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
  'HTTP 401': 'it does not know the signature: is the secret the present one?',
  ...Object.fromEntries(
    UNKNOWN_AUTHORITY.map((code) => [
      code,
      'its certificate is of an authority that the offices do not know: name the file of that authority in NODE_EXTRA_CA_CERTS, and restart them',
    ]),
  ),
};

/** Why an event did not reach its receiver, as the database has it, with what an operator can do. */
export function powod(kod: string): string {
  const reason = REASONS[kod];
  return reason === undefined ? kod : `${kod}, ${reason}`;
}
