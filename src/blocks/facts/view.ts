import type { Fact } from '../../lang/descriptors/blockParts.ts';
import type { OutlineOf, Part } from '../outline.ts';
import { holds, type Locals, type Scope } from '../scope.ts';
import type { FactsBlock } from './block.ts';

/** A label with its current value. */
export interface FactView {
  fact: Fact;
  label: string;
  /** The displayed text: the value, or the text for a missing value. */
  text: string;
  /** The value is missing. */
  empty: boolean;
}

/** Undefined for a fact that is not shown. */
export function factView(fact: Fact, scope: Scope, locals?: Locals): FactView | undefined {
  if (!holds(scope, fact.visible, locals)) return undefined;
  const value = scope.text(fact.value, locals);
  if (value === '' && fact.empty === 'hide') return undefined;
  const text = value === '' && fact.empty !== 'hide' ? scope.text(fact.empty, locals) : value;
  return { fact, label: scope.text(fact.label, locals), text, empty: value === '' };
}

export const factViews = (facts: readonly Fact[], scope: Scope, locals?: Locals): FactView[] =>
  facts.flatMap((fact) => factView(fact, scope, locals) ?? []);

export const factParts = (facts: readonly Fact[], scope: Scope, locals?: Locals): Part[] =>
  facts.map((fact): Part => {
    const view = factView(fact, scope, locals);
    return view ? { name: fact.id, shown: true, texts: [view.label, view.text] } : { name: fact.id, shown: false };
  });

export const outline: OutlineOf<FactsBlock> = ({ items }, { scope }) => ({ parts: factParts(items, scope) });
