import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { Spinner } from '../../../portal/ui/Spinner.tsx';
import type { Binding } from '../../binding.ts';
import { FactList } from '../../parts/FactList.tsx';
import { ItemActions } from '../../parts/ItemActions.tsx';
import type { Key } from '../../parts/keyOf.ts';
import { BlockHeading } from '../../parts/level.tsx';
import Open from '../../parts/Open.tsx';
import { ToneMark } from '../../parts/Tone.tsx';
import { useFocusKept } from '../../parts/useFocusKept.ts';
import type { Locals } from '../../scope.ts';
import type { CardsBlock } from '../block.ts';
import { cardView } from '../view.ts';
import { CardDetails } from './CardDetails.tsx';

/** One item. If the card has an action, its heading is a button or link that covers the whole card. */
export const Card = observer(function Card(props: {
  block: CardsBlock;
  binding: Binding;
  locals: Locals;
  cardKey: Key;
}) {
  const { block, binding, locals, cardKey } = props;
  const box = useRef<HTMLLIElement>(null);
  useFocusKept(box);
  const { heading: title, text, toned } = cardView(block, binding, locals);
  const heading = title || binding.word('wspolne.widzety.bezNazwy');
  const steps = block.do;
  const busyKey = String(cardKey);
  const busy = binding.busy(busyKey);
  const what = (
    <>
      <div className="ok-card__head">
        <BlockHeading className="ok-card__heading">
          {steps ? (
            <Open className="ok-card__open" {...{ steps, binding, locals, busyKey }}>
              {heading}
            </Open>
          ) : (
            heading
          )}
        </BlockHeading>
        {busy ? <Spinner /> : steps && block.as !== 'list' && <Icon name="right" className="ok-card__arrow" />}
      </div>
      {toned && <ToneMark {...toned} />}
      {text && <p className="ok-card__text">{text}</p>}
    </>
  );
  const more = (
    <>
      {block.facts.length > 0 && <FactList facts={block.facts} binding={binding} locals={locals} />}
      {block.actions.length > 0 && (
        <div className="ok-card__actions">
          <ItemActions actions={block.actions} {...{ binding, locals }} itemKey={cardKey} about={heading} />
        </div>
      )}
    </>
  );
  const details = block.expand && (
    <CardDetails expand={block.expand} {...{ binding, locals, cardKey }} about={heading} />
  );
  const classes = `ok-card${steps ? ' ok-card--leads' : ''}${toned ? ` ok-card--${toned.tone}` : ''}`;
  if (block.as !== 'list')
    return (
      <li className={classes} ref={box}>
        {what}
        {more}
        {details}
      </li>
    );
  return (
    <li className={classes} ref={box}>
      <div className="ok-card__what">{what}</div>
      <div className="ok-card__more">{more}</div>
      {details}
    </li>
  );
});
