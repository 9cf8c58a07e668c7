import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noticeText } from '../../../../server/demo/bank/notices.ts';
import { forOneDatabase } from '../../helpers.ts';
import { PORTAL, pageOfOrder, withBank } from './bankWorld.ts';

forOneDatabase((make) => {
  describe('between portal and provider', () => {
    const world = withBank(make);
    const get = (url: string, headers?: Record<string, string>) => world().office.anonymous.get(url, headers);
    const post = (url: string, body: string, headers: Record<string, string> = {}) =>
      world().office.anonymous.send('POST', url, body, { 'content-type': 'application/json', ...headers });
    const setState = (idPrzelewu: string, change: object) =>
      world().office.database.query.updateTable('zlecenia').set(change).where('idPrzelewu', '=', idPrzelewu).execute();
    const lines = (kod: string) =>
      world()
        .alarms()
        .filter((one) => one === kod).length;

    describe('the page that leads to the provider', () => {
      it('redirects the browser to the gateway, and is not cached', async () => {
        const { idPrzelewu } = await world().order('p24');
        const { status, headers } = await get(`/platnosci/przelew/${idPrzelewu}`);
        expect(status).toBe(303);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers.location).toBe((await world().row(idPrzelewu)).adresDostawcy);
        expect(headers['referrer-policy']).toBe('no-referrer');
      });

      it('is hidden from search engines, as its files and unknown addresses are; a page of the portal is not', async () => {
        for (const path of [
          (await world().order('p24')).idPrzelewu,
          (await world().order('kir')).idPrzelewu,
          'dalej.js',
          'nie-ma',
        ])
          expect((await get(`/platnosci/przelew/${path}`)).headers['x-robots-tag'], path).toBe('noindex');
        expect((await get('/kontakt')).headers['x-robots-tag']).toBeUndefined();
      });

      it('has a form that goes only to Paybynet, with a button for browsers without scripts', async () => {
        const { idPrzelewu } = await world().order('kir');
        const { status, headers, text } = await get(`/platnosci/przelew/${idPrzelewu}`);
        expect(status).toBe(200);
        const { origin } = world().channels.kir.adresFormularza;
        expect(headers['content-security-policy']).toBe(
          `default-src 'none'; script-src 'self'; style-src 'self'; form-action ${origin}; base-uri 'none'; frame-ancestors 'none'`,
        );
        expect(text).toContain(`<form method="post" action="${world().channels.kir.adresFormularza.href}" id="dalej">`);
        expect(text).toContain('Przejdź do płatności</button>');
        expect(text).not.toMatch(/ style=|<style|onclick|<script>/);
        // The payment, and no data of the payer outside the form.
        expect(text.replace(/value="[^"]+"/g, '')).not.toMatch(/@|pesel/i);
        for (const file of ['platnosci.css', 'dalej.js'])
          expect((await get(`/platnosci/przelew/${file}`)).status).toBe(200);
      });

      it.each([
        ['pl', 'Przejście do płatności'],
        ['en', 'Going to the payment'],
        ['de', 'Weiter zur Zahlung'],
        ['uk', 'Перехід до оплати'],
      ])('speaks the language of the order: %s', async (jezyk, title) => {
        const { idPrzelewu } = await world().order('kir');
        await setState(idPrzelewu, { jezyk });
        const { text } = await get(`/platnosci/przelew/${idPrzelewu}`, { 'accept-language': 'fr' });
        expect(text).toContain(`<html lang="${jezyk}">`);
        expect(text).toContain(`<h1>${title}</h1>`);
      });

      it.each([
        ['OPLACONA', 'Ta płatność jest już zapłacona', 'ok'],
        ['ZAKSIEGOWANA', 'Ta płatność jest już zapłacona', 'ok'],
        ['ODRZUCONA', 'Ta płatność jest już zakończona', 'blad'],
        ['WYGASLA', 'Ta płatność jest już zakończona', 'blad'],
        ['DO_WYJASNIENIA', 'Urząd wyjaśnia tę płatność', 'ok'],
      ] as const)('does not redirect in the state %s, and links to the result', async (stan, title, result) => {
        const { idPrzelewu } = await world().order('p24');
        await setState(idPrzelewu, { stan, nastepnaMs: null });
        const { status, text, headers } = await get(`/platnosci/przelew/${idPrzelewu}`);
        expect([status, headers.location]).toEqual([200, undefined]);
        expect(text).toContain(`<h1>${title}</h1>`);
        expect(text).toContain(`href="${PORTAL}/platnosc-wynik?result=${result}&amp;przelew=${idPrzelewu}"`);
        expect(headers['content-security-policy']).toContain("form-action 'none'");
      });

      it('waits until the provider has the order, and says so when that fails', async () => {
        const { bank } = world();
        bank.faults = (call) => (call === 'register' ? 'reset' : undefined);
        const { idPrzelewu } = await world().order('p24');
        const { text } = await get(`/platnosci/przelew/${idPrzelewu}`);
        bank.faults = () => undefined;
        expect(text).toContain('<h1>Przygotowujemy płatność</h1>');
        expect(text).toContain(`href="/platnosci/przelew/${idPrzelewu}">Sprawdź ponownie</a>`);
        await world().settle(60_000);
        expect((await get(`/platnosci/przelew/${idPrzelewu}`)).status).toBe(303);
      });

      it('does not redirect when the provider’s page is on another host, or the order has expired', async () => {
        const { idPrzelewu } = await world().order('p24');
        await setState(idPrzelewu, { adresDostawcy: 'https://zly.example/' });
        expect((await get(`/platnosci/przelew/${idPrzelewu}`)).text).toContain('Nie można teraz przejść do płatności');
        const other = await world().order('p24');
        await setState(other.idPrzelewu, { waznyDoMs: world().office.clock.ms });
        expect((await get(`/platnosci/przelew/${other.idPrzelewu}`)).text).toContain('już zakończona');
      });

      it.each(['x', '3F0C1F52-6A0E-4F0B-9A51-2D3C4B5A6978', '%00', `${'a'.repeat(150)}`, "' or 1=1 --"])(
        'knows no payment %s',
        async (id) => {
          const { status, text } = await get(`/platnosci/przelew/${encodeURIComponent(id)}`, {
            'accept-language': 'de-AT,pl;q=0.5',
          });
          expect(status).toBe(404);
          expect(text).toContain('<h1>Diese Zahlung gibt es nicht</h1>');
        },
      );

      it('does not find a payment that was never ordered', async () => {
        for (const path of ['przelew', 'powrot'])
          expect((await get(`/platnosci/${path}/${randomUUID()}`)).status).toBe(404);
      });

      it('shows user input as text', async () => {
        const { idPrzelewu } = await world().order('kir');
        await setState(idPrzelewu, { tytul: '"><script>a</script>' });
        expect((await get(`/platnosci/przelew/${idPrzelewu}`)).text).not.toContain('<script>a');
      });
    });

    describe('the way back', () => {
      it('leads to the portal’s page of the payment, whatever the provider claims', async () => {
        const { idPrzelewu } = await world().order('p24');
        for (const [end, result] of [
          ['', 'ok'],
          ['/blad', 'blad'],
        ]) {
          const { status, headers } = await get(`/platnosci/powrot/${idPrzelewu}${end}?adres=https://zly.example`);
          expect(status).toBe(303);
          expect(headers.location).toBe(`${PORTAL}/platnosc-wynik?result=${result}&przelew=${idPrzelewu}`);
        }
        await world().office.app.settled();
        expect(await world().state(idPrzelewu)).toBe('ZLECONA');
      });
    });

    describe('a notice', () => {
      const P24 = '/platnosci/p24/powiadomienie';
      const KIR = '/platnosci/kir/powiadomienie';
      const kept = async (idPrzelewu: string) => {
        const { id } = await world().row(idPrzelewu);
        return world()
          .office.database.query.selectFrom('powiadomienia')
          .selectAll()
          .where('zlecenieId', '=', id)
          .execute();
      };
      const paidNotice = (idPrzelewu: string, stan = 4) =>
        noticeText(world().bank.options, world().bank.find('p24', idPrzelewu)!, { stan });

      it('of a payment that nobody made books nothing, even with a valid signature', async () => {
        const { idPrzelewu } = await world().order('p24');
        const raw = paidNotice(idPrzelewu, 5);
        const { status, text } = await post(P24, raw);
        expect([status, text]).toEqual([200, 'OK']);
        await world().settle(10_000);
        expect(await world().state(idPrzelewu)).toBe('ZLECONA');
        expect(await kept(idPrzelewu)).toMatchObject([
          { tresc: raw, idZewnetrzne: createHash('sha256').update(raw).digest('base64url') },
        ]);
      });

      it('is stored once, however often it comes', async () => {
        const { idPrzelewu } = await world().order('p24');
        const raw = paidNotice(idPrzelewu);
        const answers = await Promise.all(Array.from({ length: 20 }, () => post(P24, raw)));
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
        expect(await kept(idPrzelewu)).toHaveLength(1);
      });

      it('with a wrong signature is not stored, and is logged', async () => {
        const { idPrzelewu } = await world().order('p24');
        const before = lines('POWIADOMIENIE_FALSZYWE');
        const raw = paidNotice(idPrzelewu).replace(/"sign":"./, '"sign":"x');
        expect((await post(P24, raw)).status).toBe(400);
        expect(await kept(idPrzelewu)).toEqual([]);
        expect(lines('POWIADOMIENIE_FALSZYWE')).toBe(before + 1);
      });

      it('of one provider is refused by the other', async () => {
        const { idPrzelewu } = await world().order('p24');
        expect((await post(KIR, paidNotice(idPrzelewu))).status).toBe(400);
        const { idPrzelewu: other } = await world().order('kir');
        const forged = { ...world().bank.find('p24', idPrzelewu)!, klucz: other };
        expect((await post(P24, noticeText(world().bank.options, forged, { stan: 4 }))).status).toBe(400);
        expect(await kept(other)).toEqual([]);
      });

      it('of no order of the office is not stored, and is logged', async () => {
        const { idPrzelewu } = await world().order('p24');
        const before = lines('POWIADOMIENIE_NIEZNANE');
        const foreign = { ...world().bank.find('p24', idPrzelewu)!, klucz: randomUUID() };
        expect((await post(P24, noticeText(world().bank.options, foreign, { stan: 4 }))).status).toBe(400);
        expect(lines('POWIADOMIENIE_NIEZNANE')).toBe(before + 1);
      });

      it('of Paybynet counts only with its hash', async () => {
        const { idPrzelewu } = await world().order('kir');
        await pageOfOrder(world(), idPrzelewu);
        const { idDostawcy } = await world().row(idPrzelewu);
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const bare = new URLSearchParams({ paymentId: idDostawcy!, newStatus: '2203' }).toString();
        expect((await post(KIR, bare, form)).status).toBe(400);
        const signed = noticeText(world().bank.options, world().bank.find('kir', idDostawcy!)!, { stan: 2203 });
        expect((await post(KIR, signed, form)).text).toBe('OK');
        await world().settle(10_000);
        // The bank was queried, and its answer counts.
        expect(await world().state(idPrzelewu)).toBe('ZLECONA');
      });

      it('has a limited length, and any content type', async () => {
        const before = world().alarms().length;
        expect((await post(P24, 'x'.repeat(17 * 1024))).status).toBe(400);
        // It was not even parsed.
        expect(world().alarms()).toHaveLength(before);
        for (const type of ['text/plain', 'application/xml', 'nonsense', ''])
          expect((await post(P24, '{', { 'content-type': type })).status).toBeGreaterThanOrEqual(400);
        expect((await get(P24)).headers['content-type']).not.toContain('json');
      });

      it('that is forged repeatedly is no longer read, and a genuine one always is', async () => {
        const { idPrzelewu } = await world().order('p24');
        const statuses: number[] = [];
        for (let tries = 0; tries < 40; tries++) statuses.push((await post(P24, '{}')).status);
        expect(new Set(statuses)).toEqual(new Set([400, 429]));
        expect(statuses.at(-1)).toBe(429);
        expect((await post(P24, paidNotice(idPrzelewu))).status).toBe(200);
      });
    });

    it('no notice of a switched-off channel is accepted, and its orders wait', async () => {
      const { idPrzelewu } = await world().order('kir');
      const { platnosci } = world();
      const { kir } = platnosci;
      delete platnosci.kir;
      expect((await post('/platnosci/kir/powiadomienie', 'x')).status).toBe(404);
      expect((await get(`/platnosci/przelew/${idPrzelewu}`)).text).toContain('Nie można teraz przejść do płatności');
      platnosci.kir = kir;
    });
  });
});
