import { observer } from 'mobx-react-lite';
import { toneOf } from '../../../lang/descriptors/calc.ts';
import type { NoticeBlock } from '../../../lang/descriptors/compiled.ts';
import { Notice } from '../../../portal/ui/Notice.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';

/** A message with a tone. A danger is said at once, the others when there is a pause: they may change under the reader. */
export default observer(function NoticeWidget({ block, binding }: { block: NoticeBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={3.5} />}>
      {() => {
        const tone = toneOf(block.tone, binding.value);
        return (
          <Notice
            tone={tone}
            role={tone === 'danger' ? 'alert' : 'status'}
            word={tone === 'neutral' ? undefined : binding.word(`wspolne.widzety.ton.${tone}`)}
          >
            <p className="ok-block__lines">{binding.text(block.text)}</p>
          </Notice>
        );
      }}
    </Frame>
  );
});
