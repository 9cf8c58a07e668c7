import './pictures.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { eachOnce, keyOf } from '../../parts/keyOf.ts';
import type { PicturesBlock } from '../block.ts';

/** Pictures of an answer, with their words under them. */
export default observer(function PicturesWidget({ block, binding }: { block: PicturesBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={6} />}>
      {() => {
        const items = binding.value<readonly unknown[]>(block.items) ?? [];
        if (items.length === 0) return block.empty ? <Empty text={binding.text(block.empty)} /> : null;
        const keys = eachOnce(items.map((item, index) => keyOf(item, undefined, index)));
        return (
          <div className="ok-pictures">
            {items.map((item, index) => (
              <One key={keys[index]} block={block} binding={binding} locals={{ item, index }} />
            ))}
          </div>
        );
      }}
    </Frame>
  );
});

interface OneProps {
  block: PicturesBlock;
  binding: Binding;
  locals: Record<string, unknown>;
}

const One = observer(function One({ block, binding, locals }: OneProps) {
  const picture = binding.value<string | null>(block.picture, locals);
  const label = binding.text(block.label, locals);
  if (!picture) return null;
  return (
    <figure className="ok-pictures__one">
      {/* Browsers look at the bytes: a PNG is shown too. What is drawn by a script, as SVG may be, is not. */}
      <img className="ok-pictures__picture" src={`data:image/jpeg;base64,${picture}`} alt={label} />
      <figcaption className="ok-pictures__words" aria-hidden="true">
        {label}
      </figcaption>
    </figure>
  );
});
