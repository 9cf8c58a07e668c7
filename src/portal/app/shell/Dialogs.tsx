import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FirstLogin } from './FirstLogin.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { SessionPrompt } from './SessionPrompt.tsx';
import { SubjectDialog } from './SubjectDialog.tsx';
import type { ShellDialogsProps } from './shellDialogsProps.ts';

/** All dialogs of the frame, in one chunk. */
export default function Dialogs({ switching, onSwitched }: ShellDialogsProps) {
  return (
    <>
      <SubjectDialog open={switching} onClose={onSwitched} />
      <SessionPrompt />
      <SessionEnded />
      <FirstLogin />
      <ConfirmDialog />
    </>
  );
}
