export interface ShellDialogsProps {
  /** The choice of the subject is open. */
  switching: boolean;
  onSwitched: () => void;
}
