import '../../src/portal/ui/base.css';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import { prepare } from '../../src/blocks/widgets.ts';
import { Words } from '../../src/portal/i18n/Words.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { described } from './described.tsx';
import { answersWith, type Given, makeRows } from './given.ts';
import { handBudget } from './handBudget.tsx';
import { handRequest } from './handRequest.tsx';
import { handTable } from './handTable.tsx';
import { click, type Mounted, mount, rest, timed, type as typeOne } from './measure.ts';

/** Milliseconds of the screen from its descriptor and of the hand-written one, in alternating runs. */
export interface Pair {
  described: number[];
  hand: number[];
}

async function alternate(runs: number, ours: () => Promise<number>, theirs: () => Promise<number>): Promise<Pair> {
  const pair: Pair = { described: [], hand: [] };
  for (let run = 0; run < runs; run += 1) {
    // The order alternates, so that neither always pays for the other's garbage collection.
    const turns = [() => ours().then((ms) => pair.described.push(ms)), () => theirs().then((ms) => pair.hand.push(ms))];
    for (const turn of run % 2 ? turns : turns.reverse()) await turn();
  }
  return pair;
}

async function once(mounting: Promise<Mounted>): Promise<number> {
  const mounted = await mounting;
  await rest();
  mounted.remove();
  return mounted.took;
}

async function bench(given: Given) {
  const words = new Words('pl', async () => ({}));
  words.add('pl', given.texts);
  await prepare(['form', 'table', 'select']);
  const { forms } = (await import(/* @vite-ignore */ given.validators)) as { forms: Record<string, FormValidators> };
  const few = answersWith(makeRows(60));
  const form = given.request.content.find((block): block is FormBlock => block.type === 'form')!;
  const ourBudget = (answers = few) => mount(() => described(given.budget, given, words, answers, {}));
  const ourForm = () => mount(() => described({ ...given.request, content: [form] }, given, words, few, forms));
  const theirForm = () => mount(() => handRequest(words, few, form.schema));

  return {
    mount: (runs: number) =>
      alternate(
        runs,
        () => once(ourBudget()),
        () => once(mount(() => handBudget(words, few))),
      ),
    keys: async (runs: number) => {
      const places = [await ourForm(), await theirForm()] as const;
      const stroke = async ({ place }: Mounted) => {
        const area = place.querySelector('textarea')!;
        // The browser's clock is coarse: ten strokes at a time.
        let ms = 0;
        for (let strokes = 0; strokes < 10; strokes += 1) {
          ms += timed(place, () => typeOne(area));
          await Promise.resolve();
        }
        return ms / 10;
      };
      const pair = await alternate(
        runs,
        () => stroke(places[0]),
        () => stroke(places[1]),
      );
      for (const { remove } of places) remove();
      return pair;
    },
    rows: async (runs: number) => {
      const rows = makeRows(100_000);
      const ours = () => ourBudget(answersWith(rows));
      const theirs = () => mount(() => handTable(words, rows));
      const shown = await alternate(
        runs,
        () => once(ours()),
        () => once(theirs()),
      );
      const sorting = async (mounting: Promise<Mounted>) => {
        const mounted = await mounting;
        await rest();
        const ms = timed(mounted.place, () => click(mounted.place, 'th:nth-child(3) button'));
        mounted.remove();
        return ms;
      };
      const sorted = await alternate(
        runs,
        () => sorting(ours()),
        () => sorting(theirs()),
      );
      return { shown, sorted };
    },
  };
}

export type Bench = Awaited<ReturnType<typeof bench>>;

(window as unknown as { bench: typeof bench }).bench = bench;
