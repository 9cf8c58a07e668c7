import type { Agreement } from '../../engine/feed/feedKind.ts';

/** The amounts of an instalment and of its parts. */
export const PARTS = ['kwotaRaty', 'kwotaGlowna', 'kosztyEgzekucji', 'oplataProlongacyjna', 'odsetki'] as const;

/** The office shows, orders and books parts: they must give their instalment to the grosz. */
export const partsAgree: Agreement = {
  code: 'PARTS_DIFFER',
  kinds: ['raty'],
  field: 'kwotaRaty, kwotaGlowna, kosztyEgzekucji, oplataProlongacyjna, odsetki',
  reason: 'Its parts in raty give other amounts.',
  find: `select z.linia as line, z.klucz as key
    from "ratyZbiorcze" z
    left join (select odwolanie0 as whole, ${PARTS.map((field) => `sum("${field}") as "${field}"`).join(', ')} from raty group by 1) p
      on p.whole = z.klucz
    where p.whole is null or ${PARTS.map((field) => `z."${field}" <> p."${field}"`).join(' or ')}
    order by z.linia`,
};

const LEFT = '"kwotaGlowna" + "kosztyEgzekucji" + "oplataProlongacyjna"';

/** An online payment settles elements: where less is left of them than is due, it could not be booked. */
export const booksAgree: Agreement = {
  code: 'BOOKS_DIFFER',
  kinds: ['ratyZbiorcze', 'elementy'],
  field: 'idKartyNaleznosci',
  reason: 'What is left of its elements (pozostaloDoSplaty) is not what its unpaid instalments hold.',
  find: `select k.linia as line, k.klucz as key from karty k
    left join (select odwolanie0 as card, sum(${LEFT}) as due from "ratyZbiorcze" where dane ->> 'czySplacona' = 0 group by 1) r on r.card = k.klucz
    left join (select odwolanie0 as card, sum("pozostaloDoSplaty") as due from elementy group by 1) e on e.card = k.klucz
    where coalesce(r.due, 0) <> coalesce(e.due, 0)
    order by k.linia`,
};
