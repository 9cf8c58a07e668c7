import './FactList.css';
import { observer } from 'mobx-react-lite';
import type { Fact } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Binding } from '../binding.ts';
import { factViews } from '../facts/view.ts';
import type { Locals } from '../scope.ts';
import { CopyButton } from './CopyButton.tsx';
import { Value } from './Value.tsx';

const CLASSES: Readonly<Record<string, string>> = {
  money: 'ok-amount ok-facts__amount',
  account: 'ok-facts__account',
  multiline: 'ok-facts__lines',
};

/** Labels with their values. A missing value shows its `empty` text, or its row is left out. */
export const FactList = observer(function FactList(props: {
  facts: readonly Fact[];
  binding: Binding;
  locals?: Locals;
}) {
  const { facts, binding, locals } = props;
  return (
    <div className="ok-facts-box">
      <dl className="ok-facts">
        {factViews(facts, binding, locals).map(({ fact, label, text, empty }) => {
          return (
            <div key={fact.id} className="ok-facts__row">
              <dt>{label}</dt>
              <dd>
                {empty ? (
                  <span id={fact.anchor} className="ok-facts__none">
                    {text}
                  </span>
                ) : (
                  <Value
                    text={fact.value}
                    shown={breakable(fact.value, text)}
                    link={fact.link}
                    id={fact.anchor}
                    className={classOf(fact.value)}
                    {...{ binding, locals }}
                  />
                )}
                {fact.copy && !empty && (
                  <CopyButton text={plainOf(fact.value, text, binding, locals)} about={label} binding={binding} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
});

const classOf = (text: Text): string | undefined => ('format' in text ? CLASSES[text.format] : undefined);

/** An account number is too long for a phone, and so is a large amount in the largest letters: they may break between their groups. */
const breakable = (text: Text, shown: string): string =>
  'format' in text && ['account', 'money'].includes(text.format) ? shown.replaceAll('\u00a0', ' ') : shown;

/** A number is copied in the format of forms, without the displayed spaces and currency. */
function plainOf(text: Text, shown: string, binding: Binding, locals?: Locals): string {
  if (!('format' in text)) return shown;
  const value = binding.value(text.value, locals);
  if (text.format === 'money' && typeof value === 'number') return value.toFixed(2).replace('.', ',');
  return text.format === 'account' || text.format === 'tel' ? String(value) : shown;
}
