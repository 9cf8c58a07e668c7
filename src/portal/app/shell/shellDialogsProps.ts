export interface ShellDialogsProps {
  /** The dialog to choose a subject is open. */
  switching: boolean;
  onSwitched: () => void;
}
