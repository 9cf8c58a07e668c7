import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { isNight } from '../night.ts';
import { afterChange } from './afterChange.ts';
import { exampleOffice, type OwnOffice } from './ownOffice.ts';
import { expect, fillLogin, test } from './portal.ts';
import { axeFaults, sizeFaults } from './walk/measure.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, examples/brzezno, screens, locales, services.config.json

/** A file of the office, by its id: its parts and its state. */
const ONE = /\/pliki\/[^/?]+(\?.*)?$/;

/** A picture that does not compress: of some megabytes. */
function noise(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const lines = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]));
  const data = deflateSync(Buffer.concat(lines), { level: 0 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const png = (name: string, side = 1000) => ({ name, mimeType: 'image/png', buffer: noise(side) });

/** A photo as a phone takes it: large, and with noise. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3600, 2700];
    const brush = canvas.getContext('2d')!;
    const tile = brush.createImageData(120, 90);
    crypto.getRandomValues(tile.data);
    const noise = await createImageBitmap(tile);
    // Noise of every dot would take longer to make and to send than all else here.
    brush.drawImage(noise, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

test.describe('photos in a report of the example', () => {
  let office: OwnOffice;
  test.beforeAll(async () => {
    office = await exampleOffice();
    await office.start();
  });
  test.afterAll(() => office.drop());

  const open = async (page: Page) => {
    await page.goto(`${office.origin}/uslugi/uszkodzenie-drogi`);
    await fillLogin(page, 'anna.wisniewska');
    const photos = page.getByRole('group', { name: /^Zdjęcia/ });
    await expect(photos).toBeVisible();
    const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      photos.locator('input[type=file]').setInputFiles(files);
    return { photos, choose };
  };

  test('are sent with their progress; one on its way can be stopped, and one that has come removed', async ({
    page,
  }) => {
    const { photos, choose } = await open(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let parts = 0;
    await page.route(ONE, async (route) => {
      if (route.request().method() === 'PATCH' && ++parts > 1) await held;
      await route.continue().catch(() => undefined);
    });
    await choose(png('jezdnia.png'));
    const progress = photos.getByRole('progressbar', { name: 'Przesyłanie pliku jezdnia.png' });
    await expect(progress).toHaveJSProperty('value', (256 * 1024) / png('x').buffer.length);
    await photos.getByRole('button', { name: 'Przerwij przesyłanie pliku jezdnia.png' }).click();
    await expect(photos.getByText('jezdnia.png')).toHaveCount(0);
    release();
    await choose(png('chodnik.png', 200));
    await expect(photos.getByRole('listitem')).toContainText('chodnik.png');
    const remove = photos.getByRole('button', { name: 'Usuń plik chodnik.png' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(photos.getByRole('listitem')).toHaveCount(0);
    await expect(photos.getByRole('status')).toHaveText('Usunięto plik chodnik.png.');
  });

  test('go on where the connection was lost', async ({ page, context }) => {
    const { photos, choose } = await open(page);
    const begins: number[] = [];
    await page.route(ONE, async (route) => {
      const request = route.request();
      if (request.method() === 'PATCH') {
        begins.push(Number(new URL(request.url()).searchParams.get('od')));
        if (begins.length === 2) await context.setOffline(true);
      }
      await route.continue().catch(() => undefined);
    });
    await choose(png('jezdnia.png'));
    await expect(photos.getByText('Brak połączenia. Przesyłanie ruszy samo, gdy wróci.')).toBeVisible();
    await context.setOffline(false);
    await expect(photos.getByRole('button', { name: 'Usuń plik jezdnia.png' })).toBeVisible();
    expect(begins.slice(0, 2)).toEqual([0, 256 * 1024]);
    expect(begins.slice(2).every((at) => at >= 256 * 1024)).toBe(true);
  });

  test(
    'are sent again when the office failed, and refused when they only claim to be pictures',
    afterChange,
    async ({ page }) => {
      const { photos, choose } = await open(page);
      let failures = 1;
      await page.route(/\/pliki(\?|$)/, (route) =>
        failures-- > 0 ? route.fulfill({ status: 500, json: { kod: 'BLAD_SERWERA' } }) : route.continue(),
      );
      await choose(png('jezdnia.png', 100));
      await expect(photos.getByRole('alert')).toHaveText('Nie udało się przesłać pliku jezdnia.png.');
      await photos.getByRole('button', { name: 'Spróbuj ponownie: jezdnia.png' }).click();
      await expect(photos.getByRole('button', { name: 'Usuń plik jezdnia.png' })).toBeVisible();
      await choose({ name: 'umowa.png', mimeType: 'image/png', buffer: Buffer.from('PK\u0003\u0004 not a picture') });
      await expect(photos.getByRole('alert')).toBeVisible();
      await photos.getByRole('button', { name: 'Usuń z listy: umowa.png' }).click();
      await expect(photos.getByRole('listitem')).toHaveCount(1);
    },
  );

  test('of a phone are made smaller before they are sent', async ({ page }) => {
    const { photos, choose } = await open(page);
    const buffer = await photo(page);
    const begun = page.waitForRequest((request) => /\/pliki(\?|$)/.test(request.url()) && request.method() === 'POST');
    await choose({ name: 'IMG_1.jpeg', mimeType: 'image/jpeg', buffer });
    const { nazwa, rozmiar } = (await begun).postDataJSON() as { nazwa: string; rozmiar: number };
    expect(nazwa).toBe('IMG_1.jpg');
    expect(rozmiar).toBeLessThan(buffer.length / 1.5);
    await expect(photos.getByRole('button', { name: 'Usuń plik IMG_1.jpg' })).toBeVisible();
  });

  type Look = readonly [width: number, contrast: boolean, font?: string];
  const usualLooks: readonly Look[] = [
    [360, true, '3'],
    [1280, false],
  ];
  const nightLooks: readonly Look[] = [
    [360, false],
    [360, true],
    [360, false, '3'],
    [1280, true],
  ];
  for (const [width, contrast, font] of isNight ? [...usualLooks, ...nightLooks] : usualLooks) {
    const looks = `${width} pixels${contrast ? ' in contrast' : ''}${font ? ' in the largest letters' : ''}`;
    test(`fit ${looks}`, width === 1280 ? afterChange : {}, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { photos, choose } = await open(page);
      if (contrast) await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'yb'));
      if (font) await page.evaluate((size) => document.documentElement.setAttribute('data-font', size), font);
      await choose(png('ubytek-w-jezdni-przy-przejsciu-dla-pieszych-ulica-Lipowa.png', 60));
      await expect(photos.getByRole('button', { name: /^Usuń plik/ })).toBeVisible();
      await choose({ name: 'umowa.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
      await expect(photos.getByRole('alert')).toBeVisible();
      await page.route(ONE, () => undefined);
      await choose(png('chodnik.png', 400));
      await expect(photos.getByRole('progressbar')).toBeVisible();
      if (process.env.FILES_PICTURES)
        await photos.screenshot({ path: `${process.env.FILES_PICTURES}/pliki-${width}${contrast}${font ?? ''}.png` });
      expect(await sizeFaults(page)).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
});
