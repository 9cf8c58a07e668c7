import { observer } from 'mobx-react-lite';
import { Button } from '../../../portal/ui/Button.tsx';
import { Notice } from '../../../portal/ui/Notice.tsx';
import { useForm } from './formContext.ts';

/** Says that the text is from before the session ended, and offers a clean sheet. */
export const Restored = observer(function Restored() {
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
