import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are no place of the public internet: RFC 6890 and its successors, multicast, and ways around them. */
const NOT_PUBLIC = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
  ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

/** @returns undefined for a text that is no network, such as `10.1.0.0/16` */
export function parseNetwork(text: string): { address: string; bits: number } | undefined {
  const [address = '', bits = ''] = text.split('/');
  const kind = isIP(address);
  if (!kind || !/^\d{1,3}$/.test(bits) || Number(bits) > (kind === 4 ? 32 : 128)) return undefined;
  return { address, bits: Number(bits) };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const { address, bits } = parseNetwork(text)!;
    list.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

const notPublic = listOf(NOT_PUBLIC);

/** Whether an address may be called: public ones, and those of the given networks. */
export function allowing(networks: readonly string[]): (ip: string) => boolean {
  const own = listOf(networks);
  return (ip) => {
    const kind = isIP(ip) === 4 ? 'ipv4' : 'ipv6';
    return own.check(ip, kind) || !notPublic.check(ip, kind);
  };
}

/** The host of an address, when it is an IP address itself: no name is looked up then. */
export const literalIp = ({ hostname }: URL): string | undefined => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : undefined;
};

/**
 * Looks names up, and refuses one that leads to an address that may not be called. The connection uses the result, so a name
 * that changes its address afterwards changes nothing.
 */
export const lookupOnly = (isAllowed: (ip: string) => boolean): LookupFunction => {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (failure, addresses) => {
      if (failure) return callback(failure, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isAllowed(address)))
        return callback(Object.assign(new Error('not public'), { code: 'NOT_PUBLIC' }), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
};
