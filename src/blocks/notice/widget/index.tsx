import { Notice } from '../../../portal/ui/Notice.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import { BlockHeading } from '../../parts/level.tsx';
import type { NoticeBlock } from '../block.ts';
import { noticeView } from '../view.ts';

/** A message with a tone. A danger is announced at once, other tones politely: they may change under the reader. */
export default function NoticeWidget({ block, binding }: { block: NoticeBlock; binding: Binding }) {
  const { title, ...untitled } = block;
  return (
    <Frame block={untitled} binding={binding} name={title} skeleton={<Skeleton height={3.5} />}>
      {() => {
        const { tone, text } = noticeView(block, binding);
        return (
          <Notice
            tone={tone}
            title={title && <BlockHeading>{binding.text(title)}</BlockHeading>}
            role={tone === 'danger' ? 'alert' : 'status'}
            word={tone === 'neutral' ? undefined : binding.word(`wspolne.widzety.ton.${tone}`)}
          >
            <p className="ok-block__lines">{text}</p>
          </Notice>
        );
      }}
    </Frame>
  );
}
