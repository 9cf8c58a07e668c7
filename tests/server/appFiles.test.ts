import { expect, test } from 'vitest';
import { openSite } from '../../codegen/site/site.ts';
import { ROOT, shippedMunicipality } from './helpers.ts';

async function siteOf(theme: Record<string, string>) {
  const municipality = await shippedMunicipality();
  const manifest = { ...municipality.manifest, name: 'Gmina "Lipowa" <Dolina>', theme };
  const site = openSite(`${ROOT}/tests/server/portal`, { ...municipality, manifest }, { compress: false });
  const page = site.page('/')!.body.toString();
  const addressOf = (rel: string) => new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`).exec(page)?.[1] ?? '';
  return { site, page, addressOf };
}

test('a phone can put the portal on its home screen, with the name and the colour of the commune', async () => {
  const { site, page, addressOf } = await siteOf({ primary: '#112233' });
  const file = site.file(addressOf('manifest'))!;
  expect([file.type, file.immutable]).toEqual(['application/manifest+json', true]);
  const about = JSON.parse(file.body.toString());
  expect(about).toMatchObject({ name: 'Gmina "Lipowa" <Dolina>', lang: 'pl', start_url: '/', theme_color: '#112233' });
  for (const { src } of about.icons) expect(site.file(src)?.body.toString()).toContain('#112233');
  expect(page).toContain('<meta name="theme-color" content="#112233">');
});

test('a commune without its own colour has the portal’s', async () => {
  const { site, addressOf } = await siteOf({});
  expect(site.file(addressOf('icon'))?.body.toString()).toContain('#0b5c53');
});
