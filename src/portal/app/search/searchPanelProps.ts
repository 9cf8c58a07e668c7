import type { KeyboardEvent, RefObject } from 'react';

/** The ids a combobox names to a screen reader: its list, and the active option. */
export interface ListState {
  list?: string;
  active?: string;
}

export interface SearchPanelProps {
  id: string;
  text: string;
  open: boolean;
  /** How often Enter was pressed: the first time may be before this code is loaded. */
  enters: number;
  /** The keyboard handler of the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onOpen: (open: boolean) => void;
  onShown: (shown: ListState) => void;
  onGone?: () => void;
}
