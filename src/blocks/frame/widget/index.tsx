import './frame.css';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { hostAddress } from '../../../lang/values/hostAddress.ts';
import { LinkButton } from '../../../portal/ui/LinkButton.tsx';
import { Notice } from '../../../portal/ui/Notice.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { FrameBlock } from '../block.ts';
import { useFrame } from './useFrame.ts';

/**
 * A page of another site, in a frame that can do nothing to this one; beside it always a plain link to the same page, and
 * on paper its address.
 */
export default function FrameWidget({ block, binding }: { block: FrameBlock; binding: Binding }) {
  return (
    <Frame
      block={block}
      binding={binding}
      skeleton={<Skeleton height={block.height / 16} />}
      held={() => binding.word('wspolne.widzety.wstrzymane')}
    >
      {() => {
        const { manifest } = binding;
        const host = manifest.frames?.includes(block.host) ? manifest.hosts[block.host] : undefined;
        const address = hostAddress(host, binding.value(block.path), binding.origin);
        if (address === undefined) return <Absent binding={binding} />;
        return <Framed key={address} {...{ block, binding, address }} />;
      }}
    </Frame>
  );
}

/**
 * The least that a page with scripts and forms needs. With an origin of its own it keeps its own storage; a page of this
 * very site must not have it, or it could open its own frame from inside.
 */
const sandboxOf = (own: boolean): string =>
  own ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin';

const Framed = observer(function Framed(props: { block: FrameBlock; binding: Binding; address: string }) {
  const { block, binding, address } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(address);
  const own = origin === binding.origin;
  const { height, failed, onLoad } = useFrame(frame, address, own ? 'null' : origin, block.height);
  return (
    <>
      {failed ? (
        <Absent binding={binding} />
      ) : (
        <iframe
          ref={frame}
          className="ok-frame"
          title={binding.text(block.title)}
          sandbox={sandboxOf(own)}
          referrerPolicy="no-referrer"
          loading="lazy"
          allow=""
          src={address}
          height={height}
          onLoad={onLoad}
        />
      )}
      <p className="ok-frame__link">
        <LinkButton href={address} kind="quiet" small icon="external">
          {binding.word('wspolne.widzety.ramka.osobno')}
        </LinkButton>
      </p>
      <p className="ok-frame__paper">{address}</p>
    </>
  );
});

function Absent({ binding }: { binding: Binding }) {
  return (
    <Notice tone="warning" role="status" word={binding.word('wspolne.widzety.ton.warning')}>
      <p>{binding.word('wspolne.widzety.ramka.niewczytana')}</p>
    </Notice>
  );
}
