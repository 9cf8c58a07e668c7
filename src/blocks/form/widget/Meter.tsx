import { observer } from 'mobx-react-lite';
import type { FormField } from '../block.ts';
import { meterView } from '../view.ts';
import { DelayedAnnouncement } from './DelayedAnnouncement.tsx';
import { useForm } from './formContext.ts';

/** How much of something what is typed has: parts that fill up, and the same in words. Nothing hangs on a colour. */
export const Meter = observer(function Meter({ field, max }: { field: FormField; max: number }) {
  const { binding, form } = useForm();
  const view = meterView(field, binding, form.locals);
  const parts = Array.from({ length: max }, (_, index) => index < (view?.value ?? 0));
  return (
    <>
      {view && (
        <div className="ok-form__meter" aria-hidden="true">
          <span className="ok-form__bar">
            {parts.map((full, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              <span key={index} className={full ? 'ok-form__part ok-form__part--full' : 'ok-form__part'} />
            ))}
          </span>
          {view.words}
        </div>
      )}
      <DelayedAnnouncement words={view?.words ?? ''} />
    </>
  );
});
