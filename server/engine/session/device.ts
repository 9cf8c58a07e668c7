/** Names of programs, by the token that only they send: the more specific ones first, since each claims to be others too. */
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
 * Browser and system, by which the owner recognises a login: `Firefox, Android`. Only names of this list,
 * so that nobody can put a text of their own into the owner's list of logins.
 *
 * @param agent the `User-Agent` @returns '' when unknown
 */
export function describeDevice(agent: string): string {
  const name = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent.slice(0, 500)))?.[1];
  return [name(browsers), name(systems)].filter(Boolean).join(', ');
}
