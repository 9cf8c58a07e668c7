import './select.css';
import { PlainSubmit } from '../../../portal/ui/PlainSubmit.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { ChoiceField } from '../../parts/ChoiceField.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { plainOf } from '../../parts/plainOf.ts';
import type { SelectBlock } from '../block.ts';
import { selectView } from '../view.ts';

/** A choice that writes one state. While the state is null, the choice of the office is shown. */
export default function SelectWidget({ block, binding }: { block: SelectBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={4.75} />}>
      {() => {
        const { label, choices, chosen, none } = selectView(block, binding);
        const plain = plainOf(binding, block.bind, block.id);
        return (
          <div className="ok-select-block">
            <ChoiceField
              as={block.as}
              label={label}
              choices={choices}
              value={chosen}
              onChange={(value) => binding.set({ [block.bind]: value })}
              none={none}
              plain={plain}
            />
            {plain && <PlainSubmit form={plain.form}>{binding.word('wspolne.widzety.pokaz')}</PlainSubmit>}
          </div>
        );
      }}
    </Frame>
  );
}
