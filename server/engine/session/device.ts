/** Own name of a program, by what only it writes of itself: the more special one first, since each claims to be others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser and system, for the owner of an account to recognise a login by: `Firefox, Android`. Only names of our own list,
 * so that nobody writes into the owner's list of logins what he likes.
 *
 * @param agent the `User-Agent` @returns '' for what is not known
 */
export function describeDevice(agent: string): string {
  const name = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent.slice(0, 500)))?.[1];
  return [name(browsers), name(systems)].filter(Boolean).join(', ');
}
