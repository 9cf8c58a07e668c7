import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../portal/ui/Button.tsx';
import type { Binding } from '../../binding.ts';
import { plainOf } from '../../parts/plainOf.ts';
import type { FiltersBlock } from '../block.ts';
import { type Chip, chipsOf } from './chips.ts';

/**
 * What is set, each with a button that removes only that. The focus then goes on to the next chip, or to the last one, or to
 * this group, which stays.
 *
 * @param onChange a filter was removed, or all were
 */
export const Chips = observer(function Chips(props: { block: FiltersBlock; binding: Binding; onChange?: () => void }) {
  const { block, binding, onChange } = props;
  const chips = chipsOf(block, binding);
  const group = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<number>();
  useLayoutEffect(() => {
    if (removed === undefined) return;
    const buttons = group.current?.querySelectorAll<HTMLElement>('.ok-chip > button') ?? [];
    (buttons[removed] ?? [...buttons].at(-1) ?? group.current)?.focus();
    setRemoved(undefined);
  }, [removed]);
  const remove = (chip: Chip, place: number) => {
    binding.set({ [chip.bind]: chip.without });
    onChange?.();
    setRemoved(place);
  };
  const clear = () => {
    void binding.run(block.fields.map(({ bind }) => ({ do: 'clear', what: bind })));
    onChange?.();
    setRemoved(0);
  };
  const word = (key: string, values?: Record<string, string>) => binding.word(`wspolne.widzety.${key}`, values);
  return (
    <fieldset
      className={chips.length > 0 ? 'ok-filters__set' : 'ok-hidden'}
      aria-label={word('ustawioneFiltry')}
      tabIndex={-1}
      ref={group}
    >
      {chips.length > 0 && (
        <ul className="ok-chips">
          {chips.map((chip, place) => (
            <li key={chip.id} className="ok-chip">
              <span>
                {chip.label}: <strong>{chip.shown}</strong>
              </span>
              <Button
                kind="quiet"
                small
                icon="close"
                iconOnly
                onClick={() => remove(chip, place)}
                {...plainOf(binding, chip.bind, `${block.id}.${chip.id}`)}
                value={[chip.without ?? ''].flat().join()}
              >
                {word('usunFiltr', { filtr: chip.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <Button kind="quiet" small icon="refresh" onClick={clear}>
          {word('wyczysc')}
        </Button>
      )}
    </fieldset>
  );
});
