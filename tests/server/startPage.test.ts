import { describe, expect, it } from 'vitest';
import { checkStartPage, readStartPage } from '../../server/domains/platforma/startPage.ts';
import { manifest } from '../portal/fixtures/screens.ts';

describe('the start page from the environment', () => {
  it.each([
    ['/lista-uslug', { typ: 'LINK_WEWNETRZNY', link: '/lista-uslug' }],
    ['https://urzad.example/a', { typ: 'LINK_ZEWNETRZNY', link: 'https://urzad.example/a' }],
    [
      '{"typ":"STRONA_WBUDOWANA","link":"/a","stan":[{"nazwa":"rok","wartosc":2026}]}',
      { typ: 'STRONA_WBUDOWANA', link: '/a', stan: [{ nazwa: 'rok', wartosc: 2026 }] },
    ],
  ])('%s', (text, page) => expect(readStartPage(text)).toEqual(page));

  it.each([
    ['http://urzad.example', /must be a path of the portal, an https address/],
    ['lista-uslug', /must be a path of the portal/],
    ['javascript:alert(1)', /must be a path of the portal/],
    ['{', /is no JSON/],
    ['{"typ":"INNY","link":"/a"}', /must have typ/],
    ['{"typ":"LINK_WEWNETRZNY"}', /must have typ/],
    ['{"typ":"LINK_WEWNETRZNY","link":"/a","x":1}', /must have typ/],
    ['{"typ":"STRONA_WBUDOWANA","link":"/a","stan":[{"nazwa":"rok","wartosc":{}}]}', /must have typ/],
    ['{"typ":"LINK_ZEWNETRZNY","link":"http://urzad.example"}', /over https/],
    // The portal would show home instead, and anybody could read the password in the settings.
    ['https://ktos:haslo@urzad.example', /must be a path of the portal, an https address/],
    ['{"typ":"LINK_ZEWNETRZNY","link":"https://ktos:haslo@urzad.example"}', /over https/],
  ])('%s stops the start', (text, sentence) => expect(() => readStartPage(text)).toThrow(sentence));
});

describe('the start page must exist in the municipality', () => {
  const check = (text: string) => checkStartPage(readStartPage(text), manifest);

  it.each(['/', '/strona-glowna', '/lista-uslug', '/uslugi/lata?rok=2026', '/uslugi/13', 'https://a.example'])(
    '%s',
    async (text) => expect(await check(text)).toBeUndefined(),
  );

  it.each([
    ['/nie-ma', /leads to \/nie-ma, but the municipality has no screen or service at that address/],
    ['//zle.example/lista-uslug', /has no screen or service/],
    ['/przerwa-techniczna', /has no screen or service/],
    [
      '{"typ":"STRONA_WBUDOWANA","link":"/lista-uslug","stan":[{"nazwa":"obcy","wartosc":"x"}]}',
      /hands "obcy" to \/lista-uslug, which has no such parameter/,
    ],
  ])('%s is reported', (text, sentence) => expect(() => check(text)).toThrow(sentence));
});
