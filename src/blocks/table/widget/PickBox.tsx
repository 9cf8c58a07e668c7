import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../portal/ui/Button.tsx';
import { Checkbox } from '../../../portal/ui/Checkbox.tsx';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { pickOf } from '../view.ts';
import type { LineProps } from './line.ts';
import { choose, chosenKeys } from './pick.ts';

export type PickBoxProps = Pick<LineProps, 'block' | 'binding' | 'locals' | 'lineKey'> & {
  /** The words are shown beside the box or the icon, as on a phone. */
  words?: boolean;
};

/** The checkbox of a row, or the icon that replaces it. */
export const PickBox = observer(function PickBox({ block, binding, locals, lineKey, words }: PickBoxProps) {
  const id = useId();
  const pick = pickOf(block, binding, locals);
  switch (pick.kind) {
    case 'none':
      return null;
    case 'icon':
      if (pick.do) {
        const { do: steps, icon, text } = pick;
        const key = `instead ${lineKey}`;
        return (
          <span className="ok-pick">
            <Button
              kind="quiet"
              small
              iconOnly={!words}
              icon={icon}
              title={words ? undefined : text}
              busy={binding.busy(key)}
              onClick={() => void binding.run(steps, locals, key)}
            >
              {text}
            </Button>
          </span>
        );
      }
      return (
        <span className="ok-pick" title={words ? undefined : pick.text}>
          <Icon name={pick.icon} className="ok-pick__icon" />
          <span className={words ? undefined : 'ok-hidden'}>{pick.text}</span>
        </span>
      );
    case 'box':
      return (
        <Checkbox
          id={id}
          label={pick.label}
          hideLabel={!words}
          checked={chosenKeys(block, binding).includes(lineKey)}
          onChange={(checked) => choose(block, binding, [lineKey], checked)}
        />
      );
    default:
      return pick satisfies never;
  }
});
