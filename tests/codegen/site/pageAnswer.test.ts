import { expect, test } from 'vitest';
import { staticFile } from '../../../codegen/site/files.ts';
import { pageAnswer } from '../../../codegen/site/pageAnswer.ts';
import { pageFinder } from '../../../codegen/site/pages.ts';
import type { Site } from '../../../codegen/site/site.ts';
import { shippedMunicipality } from '../../server/municipality.ts';

const { manifest } = await shippedMunicipality();

/** The status of an address that the office cannot draw. */
async function statusOf(address: string, paused = false): Promise<number | undefined> {
  const page = () => staticFile('text/html', Buffer.from('<p>'), false);
  const site: Pick<Site, 'page' | 'hasPage' | 'whole'> = {
    page,
    hasPage: pageFinder(manifest),
    whole: () => Promise.reject(new Error('no memory')),
  };
  const options = { languages: manifest.languages, secure: false, paused, onFault: () => {} };
  const answer = await pageAnswer(site as Site, { address, search: '', cookies: undefined }, options);
  return answer && 'status' in answer ? answer.status : undefined;
}

test.each(['/', '/strona-glowna', '/kontakt', '/KONTAKT/', '/lista-naleznosci', '/szukaj', '/przerwa-techniczna'])(
  'the frame of %s has the status 200',
  async (address) => expect(await statusOf(address)).toBe(200),
);

test('services have pages at their names and numbers', async () => {
  const [{ slug, uslugaId } = { slug: '', uslugaId: 0 }] = manifest.groups.flatMap(({ services }) => services);
  expect([await statusOf(`/uslugi/${slug}`), await statusOf(`/uslugi/${uslugaId}`)]).toEqual([200, 200]);
});

test.each(['/nie-ma-takiej-strony', '/nie/ma', '/uslugi/nie-ma', '/uslugi/9999', '/kontakt/dalej'])(
  'the frame of %s, which no page has, has the status 404',
  async (address) => expect(await statusOf(address)).toBe(404),
);

test('a declared break has its page at every address', async () => {
  expect(await statusOf('/nie-ma-takiej-strony', true)).toBe(200);
});
