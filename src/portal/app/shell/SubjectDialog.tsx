import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useStores } from '../stores.ts';

/** The choice of the subject. The gate decides whether the open page may stay. */
export const SubjectDialog = observer(function SubjectDialog(props: { open: boolean; onClose: () => void }) {
  const { subject, words } = useStores();
  const [picked, setPicked] = useState<string | null>(null);
  const value = picked ?? subject.chosen?.idPodmiotu ?? '';

  const close = () => {
    setPicked(null);
    props.onClose();
  };
  const confirm = () => {
    if (value !== subject.chosen?.idPodmiotu) subject.choose(value);
    close();
  };

  return (
    <Dialog
      open={props.open}
      title={words.word('powloka.wybierzPodmiot')}
      onClose={close}
      closeWord={words.word('powloka.zamknij')}
      footer={
        <>
          <Button onClick={close}>{words.word('powloka.anuluj')}</Button>
          <Button kind="primary" onClick={confirm}>
            {words.word('powloka.zatwierdz')}
          </Button>
        </>
      }
    >
      <RadioGroup
        id="powloka-podmiot"
        legend={words.word('powloka.wCzyimImieniu')}
        value={value}
        onChange={setPicked}
        options={subject.podmioty.map((podmiot) => ({
          value: podmiot.idPodmiotu,
          label: podmiot.nazwa,
          hint: podmiot.czyInstytucja ? `NIP ${podmiot.nip}` : words.word('powloka.osobaFizyczna'),
        }))}
      />
    </Dialog>
  );
});
