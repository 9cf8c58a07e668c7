import { observer } from 'mobx-react-lite';
import { Button } from '../../../portal/ui/Button.tsx';
import { Notice } from '../../../portal/ui/Notice.tsx';
import { useForm } from './formContext.ts';

/** A notice that the text was typed before the session ended, with a button that clears the form. */
export const RestoredNotice = observer(function RestoredNotice() {
  const { binding, form } = useForm();
  if (!form.restored) return null;
  const clear = (
    <Button small onClick={() => form.clear()}>
      {binding.word('bledy.formularz.wyczysc')}
    </Button>
  );
  return (
    <Notice tone="info" word={binding.word('bledy.formularz.informacja')} role="status" action={clear}>
      {binding.word('bledy.formularz.przywrocono')}
    </Notice>
  );
});
