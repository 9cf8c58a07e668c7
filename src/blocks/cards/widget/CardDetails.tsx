import { observer } from 'mobx-react-lite';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { VisuallyHidden } from '../../../portal/ui/VisuallyHidden.tsx';
import type { Binding } from '../../binding.ts';
import { FactList } from '../../parts/FactList.tsx';
import { ItemActions } from '../../parts/ItemActions.tsx';
import type { Key } from '../../parts/keyOf.ts';
import type { Locals } from '../../scope.ts';
import type { CardsBlock } from '../block.ts';

/** What opens under a card. The browser opens it by itself, so it is read without scripts. */
export const CardDetails = observer(function CardDetails(props: {
  expand: NonNullable<CardsBlock['expand']>;
  binding: Binding;
  locals: Locals;
  cardKey: Key;
  about: string;
}) {
  const { expand, binding, locals, cardKey, about } = props;
  return (
    <details className="ok-card__details">
      <summary className="ok-card__summary">
        <span className="ok-card__word">{binding.word('wspolne.widzety.szczegoly')}</span>
        <VisuallyHidden>: {about}</VisuallyHidden>
        <Icon name="down" />
      </summary>
      <FactList facts={expand.facts} binding={binding} locals={locals} />
      {expand.actions.length > 0 && (
        <div className="ok-card__actions">
          <ItemActions actions={expand.actions} {...{ binding, locals }} itemKey={cardKey} about={about} />
        </div>
      )}
    </details>
  );
});
