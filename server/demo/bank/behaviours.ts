/** What a tester can make the bank do with a payment. */
export const BEHAVIOURS = [
  'zwykle',
  'pozno',
  'dwa-razy',
  'nie-po-kolei',
  'inna-kwota',
  'zwrot',
  'wolno',
  'zrywa',
] as const;
export type Zachowanie = (typeof BEHAVIOURS)[number];

export type Dostawca = 'p24' | 'kir';
export type Decyzja = 'zaplac' | 'odrzuc';

/** Statuses in the numbers of the providers. */
export const STAN = {
  p24: { czeka: 1, wygaslo: 6 },
  kir: { czeka: 2101, wygaslo: 2301 },
} as const satisfies Record<Dostawca, object>;

const USUAL: Readonly<Record<Dostawca, Readonly<Record<Decyzja, readonly number[]>>>> = {
  p24: { zaplac: [4, 2, 5], odrzuc: [16] },
  kir: { zaplac: [2102, 2203], odrzuc: [2302] },
};
const RETURNED = 15;
const STEP_MS = 1000;

/** A status that takes effect, or a notice that is sent, this long after the decision. */
export interface Step {
  stan: number;
  afterMs: number;
}

/** @param poznoMs the delay of a late notice */
export function stepsOf(
  dostawca: Dostawca,
  decyzja: Decyzja,
  zachowanie: Zachowanie,
  poznoMs: number,
): { stany: readonly Step[]; notices: readonly Step[] } {
  const usual = USUAL[dostawca][decyzja].map((stan, index) => ({ stan, afterMs: index * STEP_MS }));
  switch (zachowanie) {
    case 'pozno': {
      const late = usual.map(({ stan, afterMs }) => ({ stan, afterMs: afterMs + poznoMs }));
      return { stany: late, notices: late };
    }
    case 'dwa-razy':
      return { stany: usual, notices: usual.flatMap((step) => [step, step]) };
    case 'nie-po-kolei':
      return {
        stany: usual.map(({ stan }) => ({ stan, afterMs: 0 })),
        notices: usual.toReversed().map(({ stan }, index) => ({ stan, afterMs: index * STEP_MS })),
      };
    case 'zwrot': {
      const back = dostawca === 'p24' && decyzja === 'zaplac' ? [{ stan: RETURNED, afterMs: poznoMs }] : [];
      return { stany: [...usual, ...back], notices: [...usual, ...back] };
    }
    default:
      return { stany: usual, notices: usual };
  }
}

/** The behaviours of a provider: Paybynet has no return of money. */
export const behavioursOf = (dostawca: Dostawca): readonly Zachowanie[] =>
  BEHAVIOURS.filter((one) => dostawca === 'p24' || one !== 'zwrot');

/** Responses that a slow or failing provider still spoils before it recovers. */
export const SPOILT = 3;
