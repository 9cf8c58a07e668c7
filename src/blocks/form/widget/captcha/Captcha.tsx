import './captcha.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../portal/ui/Checkbox.tsx';
import { Icon } from '../../../../portal/ui/Icon.tsx';
import { Spinner } from '../../../../portal/ui/Spinner.tsx';
import { useForm } from '../formContext.ts';
import type { CaptchaProps } from './captchaProps.ts';
import { useCaptcha } from './useCaptcha.ts';

/**
 * A proof of work instead of a puzzle: a box to tick, and a few seconds of work by the browser. There is nothing to
 * read, hear or solve, and its progress is announced in words.
 */
export default observer(function Captcha({ name, ...words }: CaptchaProps) {
  const { binding } = useForm();
  const { state, begin } = useCaptcha(name);
  const say = (key: string) => binding.word(`bledy.formularz.captcha.${key}`);
  const shown: Record<typeof state, ReactNode> = {
    waiting: null,
    working: [<Spinner key="mark" />, say('trwa')],
    solved: [<Icon key="mark" name="check" />, say('gotowe')],
    failed: [<Icon key="mark" name="error" />, say('nieUdaloSie')],
  };
  return (
    <div className={`ok-captcha ok-captcha--${state}`}>
      <Checkbox
        {...words}
        name={name}
        checked={state === 'solved'}
        mixed={state === 'working'}
        onChange={() => {
          if (state === 'waiting' || state === 'failed') begin();
        }}
      />
      <p className="ok-captcha__state" role="status">
        {shown[state]}
      </p>
    </div>
  );
});
