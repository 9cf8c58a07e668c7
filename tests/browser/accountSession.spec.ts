import type { BrowserContext, Page } from 'playwright/test';
import { loadContract } from '../../codegen/contract/load.ts';
import type { DemoLogin } from '../../server/demo/kit/demoAccounts.ts';
import { afterChange } from './afterChange.ts';
import { type OwnOffice, ownOffice } from './ownOffice.ts';
import { beginRequest, expect, fillLogin, overflow, test, violations } from './portal.ts';

// Guards: src/portal, src/blocks, src/lang, server/engine, schemas/api, server/domains/konto, screens, locales, services.config.json

const FORM = '/uslugi/wyslij-zgloszenie';
const TEXT = 'Tekst, który nie może zginąć';

let office: OwnOffice;
test.beforeAll(async () => {
  office = await ownOffice();
  await office.start();
});
test.afterAll(() => office.drop());

const at = (path: string) => office.origin + path;
const content = (page: Page) => page.getByLabel(/Treść zgłoszenia/);
const ended = (page: Page) => page.getByRole('dialog', { name: 'Sesja została zakończona' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('okienko.token'));

async function enter(page: Page, login: DemoLogin): Promise<void> {
  await page.goto(at('/logowanie'));
  await fillLogin(page, login);
  await expect(page).not.toHaveURL(/logowanie/);
}

/** Goes to the form without a page load, since unsent input exists in the page only. */
async function walkToForm(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Usługi' }).click();
  const list = page.getByRole('group', { name: /^Sprawy i zgłoszenia/ });
  await list.getByRole('link', { name: 'Wyślij zgłoszenie' }).click();
  await expect(content(page)).toBeVisible();
}

/** Everything that script finds in the browser's storage. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('neither the typed values nor the page of one person are restored for the next one', async ({ page, context }) => {
  await enter(page, 'jan.nowak');
  await page.goto(at(FORM));
  await beginRequest(page, false);
  await content(page).fill(TEXT);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).last().click();
  await ended(page).getByRole('button', { name: 'Zaloguj się ponownie' }).click();
  await fillLogin(page, 'anna.wisniewska');
  await expect(page).toHaveURL(at('/moje-sprawy'));
  await walkToForm(page);
  await expect(content(page)).toHaveValue('');
  expect(await stored(page)).not.toMatch(/(?<!\d)\d{11}(?!\d)|Wiśniewska|Nowak/);
});

test('a logout in one tab logs out all tabs, and removes all data of the person', async ({ page, context }) => {
  await enter(page, 'jan.nowak');
  const other = await context.newPage();
  await other.goto(at(FORM));
  await beginRequest(other, false);
  await content(other).fill(TEXT);
  const logoutAnswer = page.waitForResponse(/wylogowanie/);
  // The page starts again after the office has confirmed the logout.
  const anew = page.waitForEvent('load');
  await page.setViewportSize({ width: 360, height: 700 });
  await page.locator('.ok-bar__user').getByRole('button').click();
  // The menu of a phone shows the words of its entries.
  const words = page.locator('.ok-user').getByText('Wyloguj się');
  expect((await words.boundingBox())?.width).toBeGreaterThan(40);
  await words.click();
  expect((await logoutAnswer).status()).toBe(200);
  await anew;
  await expect(other.getByText('Wylogowano w innej karcie.')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(at('/'));
    await expect(tab.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
    expect(JSON.parse(await stored(tab))[0]).not.toHaveProperty(['okienko.token']);
  }
  // A login in one tab applies in the other one, which waits for it.
  await other.getByRole('link', { name: 'Zaloguj się' }).click();
  await enter(page, 'jan.nowak');
  await expect(other).toHaveURL(at('/moje-sprawy'));
  await walkToForm(other);
  await expect(content(other)).toHaveValue('');
});

test(
  'a session that its owner ended elsewhere is over at the next call, with a message',
  afterChange,
  async ({ page, browser }) => {
    await enter(page, 'anna.wisniewska');
    const elsewhere = await browser.newContext();
    const second = await elsewhere.newPage();
    await enter(second, 'anna.wisniewska');
    await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Usługi' }).click();
    const dues = page.getByRole('main').getByRole('link', { name: 'Należności do zapłaty' }).first();
    await expect(dues).toBeVisible();
    const status = await ask(second, 'POST', '/konto/sesje/zakonczenie', {});
    expect(status).toBe(200);
    await dues.click();
    await expect(ended(page)).toBeVisible();
    await expect(page).toHaveURL(at('/'));
    expect(await token(page)).toBeNull();
    await elsewhere.close();
  },
);

test(
  'a restricted account reaches its panel but none of its other protected pages, not even by address',
  afterChange,
  async ({ page }) => {
    await enter(page, 'ola.krawczyk');
    await expect(page).toHaveURL(at('/moje-sprawy'));
    await expect(page.getByRole('main').getByText(/gdy potwierdzisz tożsamość/)).toBeVisible();
    for (const address of ['/lista-naleznosci', FORM, '/zmiana-hasla', '/naleznosci/karta']) {
      await page.goto(at(address));
      await expect(page).toHaveURL(at('/lista-uslug'));
      await expect(page.getByText(/potwierd/i).first()).toBeVisible();
    }
    await page.goto(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Ola Krawczyk' }).click();
    await expect(page.getByText(/Konto działa w ograniczonym zakresie/)).toBeVisible();
    await page.getByRole('link', { name: 'Panel i potwierdzenie tożsamości' }).click();
    await expect(page).toHaveURL(at('/panel-uzytkownika'));
    const statuses = ['/konto/uzytkownik', '/lista-podmiotow', '/naleznosci/lista', '/konto/zgody'];
    expect(await Promise.all(statuses.map((address) => ask(page, 'GET', address)))).toEqual([200, 403, 403, 403]);
  },
);

/** All texts that a script in the page can reach and that could be a secret. */
async function steal(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const texts: string[] = [document.cookie, document.documentElement.outerHTML, location.href];
    for (const shelf of [localStorage, sessionStorage]) texts.push(...Object.values({ ...shelf }));
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) texts.push(url);
    for (const { name } of await indexedDB.databases()) texts.push(String(name));
    texts.push(...performance.getEntries().map(({ name }) => name), JSON.stringify(history.state));
    // Properties of the window, three levels deep.
    const seen = new Set<unknown>();
    const walk = (value: unknown, depth: number): void => {
      if (typeof value === 'string') texts.push(value);
      if (depth === 0 || typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      for (const key of Object.keys(value)) {
        try {
          walk((value as Record<string, unknown>)[key], depth - 1);
        } catch {
          texts.push(key);
        }
      }
    };
    walk(window, 3);
    // The portal's own next call, with all that it sends.
    const send = window.fetch;
    const message = new Promise<string>((resolve) => {
      window.fetch = (input, init) => {
        resolve(`${String(input)} ${JSON.stringify([...new Headers(init?.headers)])} ${String(init?.body)}`);
        return send(input, init);
      };
      document.querySelector<HTMLElement>('.ok-countdown')?.click();
    });
    const late = new Promise<string>((resolve) => setTimeout(() => resolve(''), 5000));
    texts.push(await Promise.race([message, late]));
    window.fetch = send;
    return texts;
  });
  return [...new Set(found.flatMap((text) => text.match(/[A-Za-z0-9_-]{16,200}/g) ?? []))];
}

test('data stolen by a script in the page cannot be used outside the browser', async ({ page, context, browser }) => {
  await enter(page, 'anna.wisniewska');
  await page.goto(at('/lista-naleznosci'));
  await expect(page.locator('.ok-card').first()).toBeVisible();
  const handle = (await token(page)) ?? '';
  const loot = await steal(page);
  expect(loot).toContain(handle);
  const [cookie] = (await context.cookies(office.origin)).filter(({ name }) => name === '__Host-es');
  expect(loot.some((text) => text.includes(cookie!.value))).toBe(false);

  const use = async (authorization: string, held: string | undefined, method: string, address: string) => {
    const headers = { authorization, ...(held && { cookie: `__Host-es=${held}` }), 'content-type': 'application/json' };
    const body = method === 'GET' ? undefined : '{}';
    return (await fetch(at(`/api${address}`), { method, headers, body })).status;
  };
  // With the other half the thief could read her name, so the test would notice a stolen cookie.
  expect(await use(`Bearer ${handle}`, cookie!.value, 'GET', '/konto/uzytkownik')).toBe(200);
  const { contract } = loadContract([new URL('../../schemas/api', import.meta.url).pathname]);
  const guarded = [...contract.operations.values()].filter(({ access }) => access !== 'public');
  expect(guarded.length).toBeGreaterThan(20);
  for (const { method, path: address } of guarded) {
    const there = address.replace(/\{[^}]+\}/g, '1');
    expect([address, await use(`Bearer ${handle}`, undefined, method, there)]).toEqual([address, 401]);
    expect([address, await use(`Bearer ${handle}`, handle, method, there)]).toEqual([address, 401]);
  }
  for (const text of loot) {
    expect(await use(`Bearer ${handle}`, text, 'GET', '/konto/uzytkownik')).toBe(401);
    expect(await use(`Bearer ${text}`, undefined, 'GET', '/konto/uzytkownik')).toBe(401);
  }
  await expectNothingIn(await browser.newContext(), await page.evaluate(() => ({ ...localStorage })));

  // The page of its owner works as before.
  await page.goto(at('/lista-naleznosci'));
  await expect(page.locator('.ok-card').first()).toBeVisible();
});

/** Another browser with the storage of the first. */
async function expectNothingIn(thief: BrowserContext, storage: Readonly<Record<string, string>>): Promise<void> {
  const page = await thief.newPage();
  await page.goto(at('/'));
  await page.evaluate((stolen) => Object.assign(localStorage, stolen), storage);
  await page.goto(at('/lista-naleznosci'));
  await expect(page).toHaveURL(/logowanie/);
  await expect(page.locator('.ok-card')).toHaveCount(0);
  expect(await token(page)).toBeNull();
  await thief.close();
}

/** A call from the page itself, like one of its own scripts. */
function ask(page: Page, method: string, address: string, body?: object): Promise<number> {
  return page.evaluate(
    async ([how, where, json]) => {
      const held = localStorage.getItem('okienko.token') ?? localStorage.getItem('okienko.tokenOgraniczony');
      const headers = { authorization: `Bearer ${held}`, 'content-type': 'application/json' };
      return (await fetch(`/api${where}`, { method: how, headers, body: json })).status;
    },
    [method, address, body && JSON.stringify(body)] as const,
  );
}

test('with blocked storage the browser remembers nothing, and everything else works', afterChange, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await enter(page, 'anna.wisniewska');
  await page.getByRole('button', { name: /^Zobacz wszystkie/ }).click();
  await expect(page).toHaveURL(at('/lista-naleznosci'));
  await expect(page.locator('.ok-card').first()).toBeVisible();
  await page.getByRole('button', { name: 'Anna Wiśniewska' }).click();
  const logoutAnswer = page.waitForResponse(/wylogowanie/);
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  expect((await logoutAnswer).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
});

test('a first login is greeted once', afterChange, async ({ page }) => {
  // The demo has no new account, so the office's answer is changed to that of one.
  let first = true;
  await page.route('**/api/konto/uzytkownik*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), czyPierwszeLogowanie: first } });
  });
  const confirmed = page.waitForResponse(/pierwsze-logowanie/);
  await enter(page, 'ewa.zielinska');
  const greeting = page.getByRole('dialog', { name: 'Dzień dobry, Ewa!' });
  await expect(greeting.getByRole('link')).toHaveCount(3);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await greeting.getByRole('link', { name: /powiadamiać/ }).click();
  expect((await confirmed).status()).toBe(200);
  first = false;
  await expect(page).toHaveURL(at('/panel-uzytkownika'));
  await expect(page.getByText('ewa.zielinska@poczta.example')).toBeVisible();
  await expect(greeting).toBeHidden();
  // The panel requests the same data: a test that ends during its own response would fail.
  await page.unrouteAll({ behavior: 'wait' });
});

test(
  'each tab has its own subject, and switching leaves a service meant for others with an explanation',
  afterChange,
  async ({ page, context }) => {
    // A municipality of its own takes some seconds to compile.
    await office.stop();
    office.change('services.config.json', (config: { groups: { services: { slug: string; only?: string }[] }[] }) => {
      for (const service of config.groups.flatMap(({ services }) => services))
        if (FORM.endsWith(service.slug)) service.only = 'osoba';
    });
    await office.start();
    await enter(page, 'jan.nowak');
    await page.goto(at(FORM));
    await expect(content(page)).toBeVisible();
    const person = await context.newPage();
    await person.goto(at('/lista-naleznosci'));
    await expect(person.locator('.ok-card').first()).toBeVisible();

    await page.getByRole('button', { name: 'Jan Nowak' }).click();
    await page.getByRole('button', { name: 'Zmień podmiot' }).click();
    await page.getByRole('radio', { name: /NIP/ }).check();
    await page.getByRole('button', { name: 'Zatwierdź' }).click();
    await expect(page).toHaveURL(at('/lista-uslug'));
    await expect(page.getByText('Podmiot nie ma dostępu do tej usługi')).toBeVisible();

    const asked = async (tab: Page) => {
      const call = tab.waitForRequest(/naleznosci\/lista/);
      await tab.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Usługi' }).click();
      await tab.getByRole('main').getByRole('link', { name: 'Należności do zapłaty' }).first().click();
      return new URL((await call).url()).searchParams.get('nip');
    };
    expect(await asked(page)).toMatch(/^\d{10}$/);
    expect(await asked(person)).toBeNull();
  },
);
