import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../../portal/ui/Button.tsx';
import { Notice, type NoticeTone } from '../../../../portal/ui/Notice.tsx';
import { useForm } from '../../../form/widget/formContext.ts';
import type { WizardBlock } from '../../block.ts';
import type { DraftWord } from '../../draftKeys.ts';
import type { DraftKeeper } from './DraftKeeper.ts';

interface Props {
  block: WizardBlock;
  keeper: DraftKeeper;
}

/** What the resident has to know of the draft: what was taken up, what was lost, what another tab did. */
export const DraftNotice = observer(function DraftNotice({ block, keeper }: Props) {
  const { binding } = useForm();
  const say = useWords(block);
  const { takenFrom, unfit, elsewhere, failed, phase } = keeper;
  const tell = (tone: NoticeTone, text: string, action?: ReactNode) => (
    <Notice tone={tone} role="status" action={action}>
      {text}
    </Notice>
  );
  const button = (word: DraftWord, onClick: () => void) => (
    <Button small onClick={onClick}>
      {say(word)}
    </Button>
  );
  if (elsewhere?.what === 'changed') {
    const kiedy = binding.format(elsewhere.szkic.kiedyZapisano, 'datetime');
    const either = (
      <>
        {button('wezTamte', () => keeper.takeTheirs())} {button('zostawTe', () => keeper.keepMine())}
      </>
    );
    return tell('warning', say('zmieniony', { kiedy }), either);
  }
  if (elsewhere)
    return tell(
      'warning',
      say(elsewhere.what === 'sent' ? 'wyslany' : 'usuniety'),
      button('zapiszTe', () => keeper.keepMine()),
    );
  return (
    <>
      {takenFrom !== undefined &&
        tell(
          'info',
          say('wczytano', { kiedy: binding.format(takenFrom, 'datetime') }),
          button('odNowa', () => void keeper.beginAnew()),
        )}
      {unfit.length > 0 && tell('warning', say('niePasuje', { lista: unfit.join(', ') }))}
      {failed !== undefined &&
        phase === 'open' &&
        tell(
          'warning',
          failed === '' ? say('nieZapisano') : `${say('nieZapisano')} ${failed}`,
          button('ponow', () => void keeper.save()),
        )}
    </>
  );
});

/** Where the answers are kept, below them. */
export const DraftLine = observer(function DraftLine({ block, keeper }: Props) {
  const { binding } = useForm();
  const say = useWords(block);
  const { saved, phase, elsewhere, failed } = keeper;
  if (phase !== 'open' || elsewhere || failed !== undefined) return null;
  const kiedy = saved && binding.format(saved.kiedyZapisano, 'datetime');
  const dzien = saved && binding.format(saved.wygasa, 'date');
  return <p className="ok-field__hint">{saved ? say('zapisano', { kiedy, dzien }) : say('trzymamy')}</p>;
});

function useWords({ draft }: WizardBlock) {
  const { binding, form } = useForm();
  return (word: DraftWord, values: Readonly<Record<string, unknown>> = {}) =>
    binding.text(draft!.words[word], { ...form.locals, ...values });
}
