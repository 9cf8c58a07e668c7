import { expect, test } from 'vitest';
import { hostAddress } from '../../../src/lang/values/hostAddress.ts';

const host = 'https://platnosci.example/urzad';

test.each([
  ['', 'https://platnosci.example/urzad'],
  ['zaplac?id=1', 'https://platnosci.example/urzad/zaplac?id=1'],
  ['https://platnosci.example/urzad/zaplac', 'https://platnosci.example/urzad/zaplac'],
  [7, 'https://platnosci.example/urzad/7'],
  // Without slashes after the scheme it is a path under the host.
  ['https:zle.example', 'https://platnosci.example/urzad/zle.example'],
])('%j is an address on the host', (path, address) => {
  expect(hostAddress(host, path)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://platnosci.example/urzad/x',
  '//zle.example/urzad/',
  '/\\zle.example',
  '\\\\zle.example',
  '/\t/zle.example',
  'https://zle.example/urzad/',
  'https://platnosci.example.zle.example/urzad/',
  'https://platnosci.example@zle.example/urzad/',
  'https://ktos@platnosci.example/urzad/',
  'http://platnosci.example/urzad/',
  'https://platnosci.example:444/urzad/',
  'https://platnosci.example/urzad-obcy/',
  '/inne',
  '../inne',
  'a/../../inne',
  '%2e%2e/inne',
  'zaplac\r\nx',
  'zaplac\u0000',
])('%j leads to another place and is refused', (path) => {
  expect(hostAddress(host, path)).toBeUndefined();
});

test('without a host or a path there is no address', () => {
  expect([hostAddress(undefined, 'x'), hostAddress(host, null), hostAddress(host, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
