import { observer } from 'mobx-react-lite';
import { Button } from '../../../portal/ui/Button.tsx';
import type { Binding } from '../../binding.ts';
import type { Items } from '../../items.ts';
import { ActionButton } from '../../parts/ActionButton.tsx';
import type { CardsBlock } from '../block.ts';

/** The actions for all cards. */
export const CardsFoot = observer(function CardsFoot(props: { block: CardsBlock; binding: Binding; items: Items }) {
  const { block, binding, items } = props;
  const csv = block.csv !== undefined && items.list.length > 0;
  if (!csv && block.buttons.length === 0) return null;
  const save = async () => (await import('./exportCsv.ts')).exportCsv(block, binding, items);
  return (
    <div className="ok-cards__files">
      {block.buttons.map((item) => (
        <ActionButton key={item.id} item={item} binding={binding} busyKey={item.id} small />
      ))}
      {csv && (
        <Button kind="quiet" small icon="download" onClick={save}>
          {binding.word('wspolne.widzety.csv')}
        </Button>
      )}
    </div>
  );
});
