import '../../src/portal/ui/base.css';
import { prepare } from '../../src/blocks/widgets.ts';
import { Words } from '../../src/portal/i18n/Words.ts';
import type { FormValidators } from '../../src/portal/stores/formSchema.ts';
import { answersWith, makeRows } from '../shared/answers.ts';
import { type Drawing, drawing, type Part } from '../shared/drawing.ts';
import { described } from './described.tsx';
import type { Given } from './given.ts';

/** The parts from their descriptors. */
async function bench(given: Given): Promise<Drawing> {
  const words = new Words('pl', async () => ({}));
  words.add('pl', given.texts);
  await prepare(['facts', 'form', 'select', 'table']);
  const { forms } = (await import(/* @vite-ignore */ given.validators)) as { forms: Record<string, FormValidators> };
  const few = answersWith(makeRows(60));
  const many = answersWith(makeRows(100_000));
  const { budget, request } = given;
  const only = (screen: Given['budget'], type: string) => ({
    ...screen,
    content: screen.content.filter((block) => block.type === type),
  });
  const screens = {
    form: only(request, 'form'),
    // A chart is drawn by a library, whoever writes the page.
    screen: { ...budget, content: budget.content.filter(({ type }) => type !== 'chart') },
    table: only(budget, 'table'),
    many: only(budget, 'table'),
  } satisfies Record<Part, Given['budget']>;
  return drawing((part) =>
    described(screens[part], given, words, part === 'many' ? many : few, forms, part === 'screen'),
  );
}

(window as unknown as { bench: typeof bench }).bench = bench;
