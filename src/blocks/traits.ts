import type { Tree } from '../lang/expressions/tree.ts';

/** What portal, office and toolkit have to know of a block type. They read it here, and list no types themselves. */
export interface Traits {
  /** When the code of its widget is loaded: with the code that runs screens, or with the first screen that needs it. */
  widget: 'always' | 'whenUsed';
  /** Source files the portal needs beside the widget; the page preloads them too. */
  needs?: readonly string[];
  /** It is drawn while its data is on the way: what can be done here is seen from the start. */
  early?: true;
  /** In a PDF it is printed, it is left out, or the check refuses it there. */
  paper: 'printed' | 'omitted' | 'refused';
}

/** Of a type that holds no other blocks. */
export interface LeafTraits<Form> extends Traits {
  /** Names of its parts (buttons, fields, facts), by which a scenario addresses them. */
  parts(block: Form): readonly string[];
}

/** Of a type that holds other blocks. */
export interface ContainerTraits<Form, Child> extends Traits {
  /** Names of its own parts; nothing where the blocks inside are addressed through it, as those of a row are. */
  parts?(block: Form): readonly string[];
  /** All blocks inside, opened or not. */
  children(block: Form): readonly Child[];
  /** The blocks inside that are drawn before the resident opens anything. */
  childrenAtFirst(block: Form, holds: (condition: Tree) => boolean): readonly Child[];
  /** While its data is on the way, one placeholder stands for it and all that is inside. */
  skeleton: boolean;
  /** It is not drawn before a step opens it. */
  overlay?: true;
}
