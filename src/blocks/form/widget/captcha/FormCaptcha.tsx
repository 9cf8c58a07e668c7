import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../../portal/ui/Skeleton.tsx';
import type { CaptchaProps } from './captchaProps.ts';

const Captcha = lazy(() => import('./Captcha.tsx'));

/** Most forms have none, so its code comes with the first that is shown. */
export function FormCaptcha({ label, mark, ...words }: CaptchaProps) {
  const marked = mark ? [label, mark] : label;
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <Captcha {...words} label={marked} />
    </Suspense>
  );
}
