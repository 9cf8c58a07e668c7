import type { ReactNode } from 'react';

export interface CaptchaProps {
  id: string;
  name: string;
  label: ReactNode;
  /** The sign of what is required. */
  mark?: ReactNode;
  hint?: string;
  error?: string;
  required: boolean;
}
