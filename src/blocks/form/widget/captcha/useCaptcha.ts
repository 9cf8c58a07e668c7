import { useEffect, useRef, useState } from 'react';
import { useForm } from '../formContext.ts';
import { solve } from './solve.ts';

/** How long before its expiry a solution is renewed, ms. */
const EARLY_MS = 20_000;

/**
 * The state of one captcha. It begins when the resident asks for it; from then on what is used up or too old is solved
 * anew by itself. If the office refused a solution, the resident gets a message and starts it again.
 */
export function useCaptcha(name: string) {
  const { form } = useForm();
  const solved = typeof form.values[name] === 'string';
  const refused = form.problem(name) !== undefined;
  const { busy } = form;
  const [state, setState] = useState<'waiting' | 'working' | 'failed'>('waiting');
  const wanted = useRef(false);
  const running = useRef<AbortController>(undefined);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = () => form.waitFor(work());

  async function work() {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    wanted.current = true;
    // The earlier message no longer applies.
    form.set(name, undefined);
    setState('working');
    try {
      const { wyzwanie, waznePrzez } = await form.challenge(name);
      const solution = await solve(wyzwanie, run.signal);
      if (run.signal.aborted) return;
      clearTimeout(expiry.current);
      expiry.current = setTimeout(() => whenSeen(run.signal, () => form.set(name, undefined)), waznePrzez - EARLY_MS);
      form.set(name, solution);
      setState('waiting');
    } catch {
      if (run.signal.aborted) return;
      wanted.current = false;
      setState('failed');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is new with every drawing, and the same
  useEffect(() => {
    if (solved || busy || state !== 'waiting' || !wanted.current) return;
    if (refused) wanted.current = false;
    else begin();
  }, [solved, busy, refused, state]);

  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(expiry.current);
    },
    [],
  );
  return { state: solved ? ('solved' as const) : state, begin };
}

/** A hidden page does no work. */
function whenSeen(signal: AbortSignal, run: () => void): void {
  if (!document.hidden) {
    run();
    return;
  }
  const seen = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', seen);
    run();
  };
  document.addEventListener('visibilitychange', seen, { signal });
}
