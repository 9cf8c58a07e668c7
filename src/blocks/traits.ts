import type { Calc } from '../lang/descriptors/calc.ts';
import type { Tree } from '../lang/expressions/tree.ts';

/** What portal, office and toolkit need to know about a block type. They read it here, and list no types themselves. */
export interface Traits {
  /** When the code of its widget is loaded: with the code that runs screens, or with the first screen that needs it. */
  widget: 'always' | 'whenUsed';
  /** Source files that the portal needs in addition to the widget; the page preloads them too. */
  needs?: readonly string[];
  /** It is drawn while its data are loading, so that a resident sees from the start what can be done here. */
  early?: true;
  /** In a PDF it is printed, or left out, or the check refuses it there. */
  paper: 'printed' | 'omitted' | 'refused';
}

/** A part of a block. Conditions that read a row or an item are left out. */
export interface PartTraits {
  id: string;
  visible?: Tree;
  enabled?: Tree;
}

/** For a type that holds no other blocks. */
export interface LeafTraits<Form> extends Traits {
  /** Its buttons, fields, facts: scenarios address them by id, and `okienko dev` says why one is hidden or disabled. */
  parts(block: Form): readonly PartTraits[];
}

/** For a type that holds other blocks. */
export interface ContainerTraits<Form, Child> extends LeafTraits<Form> {
  /** All blocks inside, opened or not. */
  children(block: Form): readonly Child[];
  /** The blocks inside that are drawn before the resident opens anything. */
  childrenAtFirst(block: Form, holds: (condition: Tree) => boolean): readonly Child[];
  /** The blocks inside that a whole page contains, if these are more: they are read without scripts. */
  childrenInPage?(block: Form): readonly Child[];
  /** For a type with rows: its children are drawn once for each of these items, or only in rows that are opened. */
  rows?(block: Form): { items: Tree; calc: Readonly<Record<string, Calc>> } | 'opened';
  /** While its data are loading, one placeholder replaces it and everything inside. */
  skeleton: boolean;
  /** It is not drawn before a step opens it. */
  overlay?: true;
}
