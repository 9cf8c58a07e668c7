import './Frame.css';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue } from 'react';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Binding } from '../binding.ts';
import type { Block } from '../block.ts';
import { Empty } from './Empty.tsx';
import { Failure } from './Failure.tsx';
import { BlockHeading, Under, usePlace } from './level.tsx';

export interface FrameProps {
  block: Block;
  binding: Binding;
  /** Replaces the content while it is loading; has the same shape. */
  skeleton: ReactNode;
  /** What the block is called when it has no title: a table's caption. */
  name?: Text;
  /** The text while the call is held back; without it, nothing is drawn. */
  held?: () => string | undefined;
  /** Draws the content; called only when the block is ready. */
  children: () => ReactNode;
}

/**
 * What every block has: its title and help, and in the place of its content a skeleton, a failure or the words of a held call.
 * It is the only observer of a block with plain content: the widget around it reads nothing, and `children` is called here.
 */
export const Frame = observer(function Frame(props: FrameProps) {
  const { block, binding } = props;
  const { title: above } = usePlace();
  // An answer may be long: its content is drawn in slices, behind the skeleton, so that a slow phone stays awake.
  const drawn = useDeferredValue(binding.status);
  const status = binding.status === 'ready' && drawn === 'pending' ? drawn : binding.status;
  const title = block.title && binding.text(block.title);
  const help = block.help && binding.text(block.help);
  const content = contentOf(props, status, Boolean(title));
  return (
    <div id={block.anchor} className={`ok-block ok-block--${block.type}`} aria-busy={binding.refreshing || undefined}>
      {title && title !== above && <BlockHeading className="ok-block__title">{title}</BlockHeading>}
      {help && <p className="ok-block__help">{help}</p>}
      {title ? <Under title={title}>{content}</Under> : content}
    </div>
  );
});

function contentOf(props: FrameProps, status: Binding['status'], titled: boolean): ReactNode {
  const { binding, skeleton, children } = props;
  const nameOf = () => (titled || !props.name ? undefined : wholeText(props.name, binding));
  switch (status) {
    case 'pending':
      return (
        <div role="status" aria-busy="true">
          <span className="ok-hidden">
            {binding.word('wspolne.widzety.wczytywanie')} {nameOf()}
          </span>
          {skeleton}
        </div>
      );
    case 'failed':
      return <Failure binding={binding} name={nameOf()} />;
    case 'held': {
      const held = props.held?.();
      return held ? <Empty name={nameOf()} text={held} /> : null;
    }
    case 'ready':
      return (
        <div className={binding.refreshing ? 'ok-block__body ok-block__body--refreshing' : 'ok-block__body'}>
          {children()}
        </div>
      );
    default:
      return status satisfies never;
  }
}

/** Undefined while a value of the text is nothing: it would have a gap. */
function wholeText(text: Text, binding: Binding): string | undefined {
  const values = 'values' in text ? Object.values(text.values ?? {}) : [];
  return values.some((value) => binding.text(value) === '') ? undefined : binding.text(text);
}
