import './pictures.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { itemsOf } from '../../items.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { eachOnce, keyOf } from '../../parts/keyOf.ts';
import type { Locals } from '../../scope.ts';
import type { PicturesBlock } from '../block.ts';
import { shownPicture } from '../view.ts';

/** Pictures of a response, with their descriptions. */
export default observer(function PicturesWidget({ block, binding }: { block: PicturesBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={6} />}>
      {() => {
        const { list, localsOf } = itemsOf(block, binding);
        if (list.length === 0) return block.empty ? <Empty text={binding.text(block.empty)} /> : null;
        const keys = eachOnce(list.map((item, index) => keyOf(item, undefined, index)));
        return (
          <div className="ok-pictures">
            {list.map((_, index) => (
              <One key={keys[index]} block={block} binding={binding} locals={localsOf(index)} />
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
  locals: Locals;
}

const One = observer(function One({ block, binding, locals }: OneProps) {
  const view = shownPicture(block, binding, locals);
  if (!view) return null;
  const { picture, label } = view;
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
