/**
 * What tries are counted for. One line has one IPv4 address, but 2^64 of IPv6: there its network, the first 64 bits. Many
 * a line has 256 or 65,536 networks: they have their first 48 bits in common.
 *
 * @param ip as Node writes it, in lower case and without leading zeros
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

/** The same without its last part, to be shown: it tells the owner where from, and keeps no address of anybody. */
export function shownNetwork(ip: string): string {
  const network = networkOf(ip, 48);
  return network.includes(':') ? network : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
