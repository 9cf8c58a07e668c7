import './filters.css';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { stateForm } from '../../../lang/descriptors/plainForms.ts';
import { Button } from '../../../portal/ui/Button.tsx';
import { PlainSubmit } from '../../../portal/ui/PlainSubmit.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { FiltersBlock } from '../block.ts';
import { Chips } from './Chips.tsx';
import { FilterControl } from './FilterControl.tsx';

/** A calm panel of fields that narrow down what the screen shows; where its place is narrow it folds away and what is set stays in sight. */
export default observer(function FiltersWidget({ block, binding }: { block: FiltersBlock; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      skeleton={<Skeleton height={{ panel: 9, plain: 4.75, chips: 3 }[block.as]} />}
    >
      {() => {
        if (block.as === 'chips') return <Chips block={block} binding={binding} />;
        return block.as === 'plain' ? (
          <div className="ok-filters__fields">
            {block.fields.map((field) => (
              <FilterControl key={field.bind} field={field} binding={binding} formKey={block.id} />
            ))}
            <Show block={block} binding={binding} />
          </div>
        ) : (
          <div className="ok-filters-box">
            <FilterPanel block={block} binding={binding} />
          </div>
        );
      }}
    </Frame>
  );
});

/** Without scripts the fields are sent together. */
function Show({ block, binding }: { block: FiltersBlock; binding: Binding }) {
  if (block.fields.every(({ bind }) => binding.query(bind) === undefined)) return null;
  return <PlainSubmit form={stateForm(block.id)}>{binding.word('wspolne.widzety.pokaz')}</PlainSubmit>;
}

const FilterPanel = observer(function FilterPanel({ block, binding }: { block: FiltersBlock; binding: Binding }) {
  const [open, setOpen] = useState(false);
  // A cleared field is reset, with any typed text that was never applied.
  const [cleared, setCleared] = useState(0);
  const fieldsId = useId();
  const word = (key: string) => binding.word(`wspolne.widzety.${key}`);
  return (
    <div className="ok-filters">
      <div className="ok-filters__toggle">
        <Button
          kind="quiet"
          wide
          icon="filter"
          aria-expanded={open}
          aria-controls={fieldsId}
          onClick={() => setOpen(!open)}
        >
          {word(open ? 'ukryjFiltry' : 'pokazFiltry')}
        </Button>
      </div>
      <fieldset
        id={fieldsId}
        className={open ? 'ok-filters__fields' : 'ok-filters__fields ok-filters__fields--folded'}
        aria-label={word('filtry')}
      >
        {block.fields.map((field) => (
          <FilterControl key={`${field.bind} ${cleared}`} field={field} binding={binding} formKey={block.id} />
        ))}
        <Show block={block} binding={binding} />
      </fieldset>
      <Chips block={block} binding={binding} onChange={() => setCleared(cleared + 1)} />
    </div>
  );
});
