import { Button } from '../../portal/ui/Button.tsx';
import { Notice } from '../../portal/ui/Notice.tsx';
import type { Binding } from '../binding.ts';

export interface FailureNoticeProps {
  word: Binding['word'];
  /** The name of the missing part, if no heading above names it. */
  title?: string;
  message: string | undefined;
  nrSprawy: string | undefined;
  busy?: boolean;
  onRetry: () => void;
}

/** Replaces content that could not be shown: the reason, the case number, and a retry button. */
export function FailureNotice({ word, title, message, nrSprawy, busy, onRetry }: FailureNoticeProps) {
  const retry = (
    <Button icon="refresh" small busy={busy} onClick={onRetry}>
      {word('wspolne.widzety.ponow')}
    </Button>
  );
  return (
    <Notice tone="danger" title={title} word={word('wspolne.widzety.blad')} role="alert" action={retry}>
      <p>{message}</p>
      {nrSprawy && <p className="ok-block__case">{word('wspolne.widzety.nrSprawy', { nrSprawy })}</p>}
    </Notice>
  );
}
