import { observer } from 'mobx-react-lite';
import type { FormField } from '../block.ts';
import { DelayedAnnouncement } from './DelayedAnnouncement.tsx';
import { useForm } from './formContext.ts';

/** How much of something what is typed has: parts that fill up, and the same in words. Nothing hangs on a colour. */
export const Meter = observer(function Meter({ meter }: { meter: NonNullable<FormField['meter']> }) {
  const { binding, form } = useForm();
  const value = binding.value<number | null>(meter.value, form.locals);
  const words = value === null ? '' : binding.text(meter.text, form.locals);
  const parts = Array.from({ length: meter.max }, (_, index) => index < (value ?? 0));
  return (
    <>
      {value !== null && (
        <div className="ok-form__meter" aria-hidden="true">
          <span className="ok-form__bar">
            {parts.map((full, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <span key={index} className={full ? 'ok-form__part ok-form__part--full' : 'ok-form__part'} />
            ))}
          </span>
          {words}
        </div>
      )}
      <DelayedAnnouncement words={words} />
    </>
  );
});
