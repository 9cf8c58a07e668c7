import { afterEach, expect, test, vi } from 'vitest';
import { trustedScript } from '../../../src/lang/values/trustedScript.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without Trusted Types gets the address itself', () => {
  expect(trustedScript('portal-worker', '/sw.js')).toBe('/sw.js');
});

test('the policy accepts the one address that it was made for', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(trustedScript('portal-worker', '/sw.js')).toBe('/sw.js');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('portal-worker', expect.anything());
  const [, rules] = createPolicy.mock.calls[0]!;
  const { createScriptURL } = rules as { createScriptURL(address: string): string };
  for (const other of ['/sw.js?x', 'https://evil.example/sw.js', 'data:text/javascript,1'])
    expect(() => createScriptURL(other)).toThrow(TypeError);
});
