import './qr.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import type { QrBlock } from '../block.ts';
import { qrView } from '../view.ts';
import { pictureOf } from './picture.ts';

/** A QR code: black on white in every look, since cameras need it. */
export default observer(function QrWidget({ block, binding }: { block: QrBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={6} />}>
      {() => {
        const view = qrView(block, binding);
        return view && <Picture {...view} />;
      }}
    </Frame>
  );
});

/** A text that no code can contain is shown as text. */
function Picture({ value, label }: { value: string; label: string }) {
  const picture = pictureOf(value);
  if (!picture) return <p className="ok-qr__words">{value}</p>;
  const { size, path } = picture;
  return (
    <svg className="ok-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
