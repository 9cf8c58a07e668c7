import { actionParts } from '../actions/view.ts';
import { factParts } from '../facts/view.ts';
import { eachItem, itemsOf } from '../items.ts';
import type { OutlineOf } from '../outline.ts';
import type { Locals, Scope } from '../scope.ts';
import { toneOf } from '../tone.ts';
import { allActions, allFacts, type CardsBlock } from './block.ts';

/** Groups cards of the same value, in order of appearance; a single group without a heading otherwise. */
export function groupsOf<Card extends { locals: Locals }>(
  { groupBy }: CardsBlock,
  cards: readonly Card[],
  scope: Scope,
): { label: string; cards: readonly Card[] }[] {
  if (!groupBy) return [{ label: '', cards }];
  const groups = Map.groupBy(cards, ({ locals }) => scope.value(groupBy.value, locals));
  return [...groups.values()].map((cards) => ({ label: scope.text(groupBy.label, cards[0]!.locals), cards }));
}

/** The texts of one card. */
export const cardView = ({ heading, text, tone }: CardsBlock, scope: Scope, locals?: Locals) => ({
  heading: scope.text(heading, locals).trim(),
  text: text ? scope.text(text, locals).trim() : '',
  toned: toneOf(tone, scope, locals),
});

export const outline: OutlineOf<CardsBlock> = (block, place) => {
  const { scope, run } = place;
  const cards = eachItem(itemsOf(block, scope));
  return {
    rows: cards.length,
    texts: cards.length === 0 ? [scope.text(block.empty)] : [],
    parts: [
      ...cards.map((locals, index) => {
        const { heading, text, toned } = cardView(block, scope, locals);
        const { do: steps, groupBy } = block;
        return {
          name: String(index + 1),
          shown: true,
          texts: [heading, text, groupBy && scope.text(groupBy.label, locals), toned?.text],
          parts: [...factParts(allFacts(block), scope, locals), ...actionParts(allActions(block), place, locals)],
          ...(steps && { press: () => run(steps, locals) }),
        };
      }),
      ...actionParts(block.buttons, place),
    ],
  };
};
