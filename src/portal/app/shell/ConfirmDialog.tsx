import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStores } from '../stores.ts';
import { Changes } from './Changes.tsx';

/** Shows the question of the ConfirmStore. Escape and the close button mean "no", which has the initial focus. */
export const ConfirmDialog = observer(function ConfirmDialog() {
  const { confirm, words } = useStores();
  // While the dialog fades out it still shows its question.
  const last = useRef(confirm.question);
  last.current = confirm.question ?? last.current;
  const question = last.current;
  const no = () => confirm.answer(false);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={confirm.question !== null}
      title={question?.title}
      onClose={no}
      first={safe}
      closeWord={words.word('powloka.zamknij')}
      footer={
        <>
          <Button onClick={no} ref={safe}>
            {question?.no ?? words.word('powloka.nie')}
          </Button>
          <Button
            kind={question?.irreversible ? 'danger' : 'primary'}
            icon={question?.irreversible ? 'warning' : undefined}
            onClick={() => confirm.answer(true)}
          >
            {question?.yes ?? words.word('powloka.tak')}
          </Button>
        </>
      }
    >
      <p>{question?.text}</p>
      {question?.changes && <Changes changes={question.changes} />}
    </Dialog>
  );
});
