import { useEffect, useState } from 'react';
import { Button } from '../../portal/ui/Button.tsx';
import { VisuallyHidden } from '../../portal/ui/VisuallyHidden.tsx';
import type { Binding } from '../binding.ts';

const SHOWN_MS = 4000;

/** Copies a value and reports the result: a browser may refuse, and then the value has to be copied by hand. */
export function CopyButton(props: { text: string; about: string; binding: Pick<Binding, 'word'> }) {
  const { text, about, binding } = props;
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const messages = { copied: 'wspolne.widzety.skopiowano', refused: 'wspolne.widzety.nieSkopiowano' };
  return (
    <>
      <Button kind="quiet" small icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {binding.word('wspolne.widzety.kopiuj')}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </Button>
      <span role="status" className="ok-copied">
        {outcome && binding.word(messages[outcome])}
      </span>
    </>
  );
}
