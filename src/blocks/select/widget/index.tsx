import './select.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { ChoiceField } from '../../parts/ChoiceField.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { choicesOf } from '../../parts/options.ts';
import type { SelectBlock } from '../block.ts';

/** A choice that writes one state. While the state is nothing, what the server chose by itself is shown. */
export default observer(function SelectWidget({ block, binding }: { block: SelectBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={4.75} />}>
      {() => {
        const own = binding.state(block.bind);
        const shown = own ?? (block.selected === undefined ? null : binding.value(block.selected));
        return (
          <div className="ok-select-block">
            <ChoiceField
              as={block.as}
              label={binding.text(block.label)}
              choices={choicesOf(block.options, binding)}
              value={shown}
              onChange={(value) => binding.set({ [block.bind]: value })}
              none={block.none && binding.text(block.none)}
            />
          </div>
        );
      }}
    </Frame>
  );
});
