/**
 * The parts of a window that the stores touch before any interaction.
 *
 * @param address path and query; relative to the site, a path that begins with two slashes would be another one
 */
export function stillWindow(address = '/', site = 'http://localhost'): Window {
  const { href, search, pathname, hash, origin } = new URL(site + address);
  const still = {
    location: { href, search, pathname, hash, origin },
    performance: { now: () => 0 },
    navigator: { onLine: true },
    localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
    document: { documentElement: { dataset: {} } },
    addEventListener() {},
    removeEventListener() {},
  };
  return still as unknown as Window;
}
