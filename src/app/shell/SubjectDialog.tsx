import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ManifestService } from '../../descriptors/compiled.ts';
import type { Podmiot } from '../../stores/SubjectStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useStores } from '../stores.ts';

/** Is the service for the other kind of subject? */
export function isShutOut(podmiot: Podmiot, service: ManifestService | undefined): boolean {
  if (!service?.only) return false;
  return (service.only === 'instytucja') !== podmiot.czyInstytucja;
}

/** The choice in whose name the resident acts. Who loses the service that is open goes to the list of services. */
export const SubjectDialog = observer(function SubjectDialog(props: { open: boolean; onClose: () => void }) {
  const { portal, subject, notifications, words } = useStores();
  const [picked, setPicked] = useState<string | null>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const value = picked ?? subject.chosen?.idPodmiotu ?? '';

  const close = () => {
    setPicked(null);
    props.onClose();
  };
  const confirm = () => {
    const podmiot = subject.podmioty.find((one) => one.idPodmiotu === value);
    close();
    if (!podmiot || podmiot.idPodmiotu === subject.chosen?.idPodmiotu) return;
    subject.choose(podmiot.idPodmiotu);
    if (!isShutOut(podmiot, openService(portal.services, portal.manifest.screens, location.pathname))) return;
    notifications.notify(words.word('powloka.brakDostepuPodmiotu'), 'warning');
    void navigate(portal.manifest.screens[portal.manifest.special.services]?.path ?? '/');
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

/** The service whose screen stands at a path. */
function openService(
  services: readonly ManifestService[],
  screens: Readonly<Record<string, { path: string }>>,
  path: string,
): ManifestService | undefined {
  return services.find((one) => path === `/uslugi/${one.slug}` || screens[one.screen]?.path === path);
}
