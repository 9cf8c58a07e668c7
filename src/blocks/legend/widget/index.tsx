import './legend.css';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { ToneMark } from '../../parts/Tone.tsx';
import type { LegendBlock } from '../block.ts';
import { flagsOf } from '../view.ts';

/** What the letters, icons and colours of a table mean. */
export default observer(function LegendWidget({ block, binding }: { block: LegendBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={3} />}>
      {() => (
        <div className="ok-legend">
          {!block.title && <p className="ok-legend__name">{binding.word('wspolne.widzety.legenda')}</p>}
          <ul className="ok-legend__list">
            {flagsOf(block, binding).map(({ mark, text }) => (
              <li key={mark}>
                <Mark mark={mark} text={binding.text(text)} words />
              </li>
            ))}
            {block.icons.map(({ icon, text }) => (
              <li key={icon} className="ok-mark">
                <Icon name={icon} className="ok-legend__icon" />
                {binding.text(text)}
              </li>
            ))}
            {block.tones.map(({ tone, icon, text }) => (
              <li key={tone}>
                <ToneMark tone={tone} icon={icon} text={binding.text(text)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Frame>
  );
});
