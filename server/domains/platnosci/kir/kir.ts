import { callProvider, ProviderFailure } from '../../../engine/http/callProvider.ts';
import type { Kanal } from '../kanal.ts';
import { returnAddress } from '../returnAddress.ts';
import { hashtransOf, paymentIdOf } from './hashtrans.ts';
import { readNotice } from './notice.ts';
import type { Kir } from './settings.ts';
import { statusIn, statusQuestion } from './soap.ts';
import { statusOf } from './statuses.ts';

const LARGEST = 64 * 1024;

/** @param portal the origin that browsers come back to */
export function openKir(kir: Kir, portal: string): Kanal {
  return {
    kod: 'KIR',
    prowizja: kir.prowizja,
    formularze: [...new Set([kir.adresFormularza, ...kir.dalejDo].map(({ origin }) => origin))],
    // The browser brings the order, so nothing is sent here. This only checks that the order can be sent.
    async register(zlecenie) {
      hashtransOf(kir, zlecenie, { ok: '', blad: '' });
      return { idDostawcy: paymentIdOf(kir, zlecenie), adres: null };
    },
    passage(zlecenie) {
      const [ok, blad] = [false, true].map((failed) => returnAddress(portal, zlecenie.idPrzelewu, failed));
      return {
        post: kir.adresFormularza.href,
        fields: { hashtrans: hashtransOf(kir, zlecenie, { ok: ok!, blad: blad! }) },
      };
    },
    async ask([zlecenie]) {
      const answer = await callProvider({
        url: kir.adresStatusu,
        method: 'POST',
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
        body: statusQuestion(kir.przestrzenNazw, paymentIdOf(kir, zlecenie), kir.nip),
        limitMs: kir.limitMs,
        largest: LARGEST,
      });
      const code = statusIn(answer);
      const stan = statusOf(code);
      if (!stan) throw new ProviderFailure(`status code ${code.slice(0, 20)}`);
      // The status has no amount; that of the form is protected by its hash.
      if (stan === 'zaplacono') return () => ({ stan, kwotaGrosze: zlecenie.kwotaGrosze, waluta: 'PLN' });
      return () => (stan === 'czeka' || stan === 'nieznane' ? { stan } : { stan, powod: `status code ${code}` });
    },
    readNotice: (raw) => readNotice(kir, raw),
  };
}
