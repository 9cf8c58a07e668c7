import '../../../parts/FactList.css';
import { observer } from 'mobx-react-lite';
import type { Rows } from '../../block.ts';
import { useForm } from '../formContext.ts';

/** What the list adds up to, under it. */
export const Totals = observer(function Totals({ totals }: Pick<Rows, 'totals'>) {
  const { binding, form } = useForm();
  return (
    <div className="ok-facts-box">
      <dl className="ok-facts">
        {totals.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the descriptor's order never changes
          <div key={index} className="ok-facts__row">
            <dt>{binding.text(label, form.locals)}</dt>
            <dd>{binding.text(value, form.locals)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
