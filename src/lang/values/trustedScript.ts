/** What this portal uses of the browser's Trusted Types, which TypeScript's library does not know. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * The address of a worker's script in the form that an enforcing browser accepts. The policy accepts only this address.
 *
 * @param policy its name, from TRUSTED_TYPES (codegen/site/securityHeaders.ts): a page can make each policy once
 * @returns a TrustedScriptURL, or the address itself where the browser has no Trusted Types
 */
export function trustedScript(policy: 'portal-worker' | 'portal-captcha', address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const createScriptURL = (given: string) => {
    if (given !== address) throw new TypeError(`${policy} accepts no other script than ${address}`);
    return given;
  };
  return trustedTypes.createPolicy(policy, { createScriptURL }).createScriptURL(address);
}
