import '../../src/portal/ui/base.css';
import type { FormBlock } from '../../src/blocks/form/block.ts';
import { prepare } from '../../src/blocks/widgets.ts';
import { Words } from '../../src/portal/i18n/Words.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { codedBudget } from './codedBudget.tsx';
import { codedRequest } from './codedRequest.tsx';
import { codedTable } from './codedTable.tsx';
import { described } from './described.tsx';
import { answersWith, type Given, makeRows } from './given.ts';
import { click, type Mounted, mount, rest, timed, type as typeOne } from './measure.ts';

/** Milliseconds of the screen from its descriptor and of the same screen in code, in alternating runs. */
export interface Pair {
  described: number[];
  coded: number[];
}

async function alternate(
  runs: number,
  fromDescriptor: () => Promise<number>,
  fromCode: () => Promise<number>,
): Promise<Pair> {
  const pair: Pair = { described: [], coded: [] };
  for (let run = 0; run < runs; run += 1) {
    // The order alternates, so that neither always pays for the other's garbage collection.
    const turns = [
      () => fromDescriptor().then((ms) => pair.described.push(ms)),
      () => fromCode().then((ms) => pair.coded.push(ms)),
    ];
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
  const describedBudget = (answers = few) => mount(() => described(given.budget, given, words, answers, {}));
  const describedForm = () => mount(() => described({ ...given.request, content: [form] }, given, words, few, forms));
  const codedForm = () => mount(() => codedRequest(words, few, form.schema));

  return {
    mount: (runs: number) =>
      alternate(
        runs,
        () => once(describedBudget()),
        () => once(mount(() => codedBudget(words, few))),
      ),
    keys: async (runs: number) => {
      const places = [await describedForm(), await codedForm()] as const;
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
      const fromDescriptor = () => describedBudget(answersWith(rows));
      const fromCode = () => mount(() => codedTable(words, rows));
      const shown = await alternate(
        runs,
        () => once(fromDescriptor()),
        () => once(fromCode()),
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
        () => sorting(fromDescriptor()),
        () => sorting(fromCode()),
      );
      return { shown, sorted };
    },
  };
}

export type Bench = Awaited<ReturnType<typeof bench>>;

(window as unknown as { bench: typeof bench }).bench = bench;
