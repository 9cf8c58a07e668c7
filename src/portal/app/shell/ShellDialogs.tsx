import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef } from 'react';
import { prepareDialog } from '../../ui/Dialog.tsx';
import { useStores } from '../stores.ts';
import type { ShellDialogsProps } from './shellDialogsProps.ts';

const Dialogs = lazy(() => {
  prepareDialog();
  return import('./Dialogs.tsx');
});

/** The dialogs of the frame. None is open at first, so the code is loaded with the first one that opens. */
export const ShellDialogs = observer(function ShellDialogs(props: ShellDialogsProps) {
  const { session, confirm } = useStores();
  const wasOpen = useRef(false);
  const { endShown, isFirst, time } = session;
  wasOpen.current ||= props.switching || time.prompts || endShown || isFirst || confirm.question !== null;
  if (!wasOpen.current) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs {...props} />
    </Suspense>
  );
});
