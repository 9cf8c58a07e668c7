/** What a tester makes of a payment, beside paying it. */
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

/** Statuses as the providers count them. */
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

/** A status that comes true, or a notice that leaves, so long after the decision. */
export interface Step {
  stan: number;
  afterMs: number;
}

/** @param poznoMs how late is late */
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

/** Which of them a provider can do: Paybynet knows no return. */
export const behavioursOf = (dostawca: Dostawca): readonly Zachowanie[] =>
  BEHAVIOURS.filter((one) => dostawca === 'p24' || one !== 'zwrot');

/** Answers that a slow or breaking provider still spoils, before it is well again. */
export const SPOILT = 3;
