import type { Command, EditorState } from 'prosemirror-state';

export type Tool = 'link' | 'picture';

export interface ToolProps {
  state: EditorState;
  run: (command: Command) => void;
  language: string;
  close: () => void;
}
