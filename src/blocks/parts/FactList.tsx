import './FactList.css';
import { observer } from 'mobx-react-lite';
import type { Fact } from '../../lang/descriptors/blockParts.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Binding, Locals } from '../binding.ts';
import { CopyButton } from './CopyButton.tsx';
import { Value } from './Value.tsx';

const CLASSES: Readonly<Record<string, string>> = {
  money: 'ok-amount ok-facts__amount',
  account: 'ok-facts__account',
  multiline: 'ok-facts__lines',
};

/** Labels with their values. A value that is nothing shows its `empty` text, or drops its row. */
export const FactList = observer(function FactList(props: {
  facts: readonly Fact[];
  binding: Binding;
  locals?: Locals;
}) {
  const { facts, binding, locals } = props;
  return (
    <div className="ok-facts-box">
      <dl className="ok-facts">
        {facts.map((fact) => {
          if (fact.visible !== undefined && binding.value(fact.visible, locals) !== true) return null;
          const value = binding.text(fact.value, locals);
          if (!value && fact.empty === 'hide') return null;
          const label = binding.text(fact.label, locals);
          return (
            <div key={fact.id} className="ok-facts__row">
              <dt>{label}</dt>
              <dd>
                {value ? (
                  <Value
                    text={fact.value}
                    shown={breakable(fact.value, value)}
                    link={fact.link}
                    id={fact.anchor}
                    className={classOf(fact.value)}
                    {...{ binding, locals }}
                  />
                ) : (
                  <span id={fact.anchor} className="ok-facts__none">
                    {binding.text(fact.empty as Text, locals)}
                  </span>
                )}
                {fact.copy && value && (
                  <CopyButton text={plainOf(fact.value, value, binding, locals)} about={label} binding={binding} />
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

/** An account number is too long for a phone: it may break between its groups. */
const breakable = (text: Text, shown: string): string =>
  'format' in text && text.format === 'account' ? shown.replaceAll('\u00a0', ' ') : shown;

/** A number is copied as a form takes it, without the spaces and the currency it is shown with. */
function plainOf(text: Text, shown: string, binding: Binding, locals?: Locals): string {
  if (!('format' in text)) return shown;
  const value = binding.value(text.value, locals);
  if (text.format === 'money' && typeof value === 'number') return value.toFixed(2).replace('.', ',');
  return text.format === 'account' || text.format === 'tel' ? String(value) : shown;
}
