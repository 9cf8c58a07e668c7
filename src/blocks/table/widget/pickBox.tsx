import type { ReactNode } from 'react';
import { Button } from '../../../portal/ui/Button.tsx';
import { Checkbox } from '../../../portal/ui/Checkbox.tsx';
import { Icon } from '../../../portal/ui/Icon.tsx';
import { pickOf } from '../view.ts';
import type { LineProps } from './line.ts';
import { choose } from './pick.ts';

/**
 * The checkbox of a row, or the icon that replaces it. Its words are seen in a card only.
 *
 * @param id of the checkbox
 */
export function pickBox({ block, binding, locals, lineKey, chosen }: LineProps, id: string): ReactNode {
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
              iconOnly
              icon={icon}
              title={text}
              busy={binding.busy(key)}
              onClick={() => void binding.run(steps, locals, key)}
            >
              {text}
            </Button>
          </span>
        );
      }
      return (
        <span className="ok-pick" title={pick.text}>
          <Icon name={pick.icon} className="ok-pick__icon" />
          <span className="ok-hidden">{pick.text}</span>
        </span>
      );
    case 'box':
      return (
        <Checkbox
          id={id}
          label={pick.label}
          hideLabel
          checked={chosen}
          onChange={(checked) => choose(block, binding, [lineKey], checked)}
        />
      );
    default:
      return pick satisfies never;
  }
}
