/**
 * The network that attempts are counted for. A connection has one IPv4 address, but 2^64 addresses of IPv6, so there the
 * network is the first 64 bits. Many connections have 256 or 65,536 such networks, which share their first 48 bits.
 *
 * @param ip in Node's format, in lower case and without leading zeros
 */
export function networkOf(ip: string, bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, bits / 16).join(':')}::/${bits}`;
}

/** The same without its last part, for the owner's list: it shows the origin of a login, and no full address is stored. */
export function shownNetwork(ip: string): string {
  const network = networkOf(ip, 48);
  return network.includes(':') ? network : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
