import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Step } from '../../../lang/descriptors/steps.ts';
import { Spinner } from '../../../portal/ui/Spinner.tsx';
import Open from '../../parts/Open.tsx';
import type { LineProps } from './line.ts';

/**
 * The link or button of a row, in its header cell, for the keyboard and screen readers. With the mouse the whole row opens.
 */
export default observer(function RowOpen(props: { line: LineProps; steps: readonly Step[]; children: ReactNode }) {
  const { line, steps, children } = props;
  const { binding, locals, lineKey } = line;
  const busyKey = `${lineKey}/do`;
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const own = box.current;
    const row = own?.closest('tr');
    if (!row) return;
    const press = (event: MouseEvent) => {
      const opener = own?.firstElementChild;
      if (opener && meansRow(event, row)) opener.dispatchEvent(new MouseEvent('click', event));
    };
    row.addEventListener('click', press);
    return () => row.removeEventListener('click', press);
  }, []);
  return (
    <span className="ok-line__opener" ref={box}>
      <Open className="ok-line__open" {...{ steps, binding, locals, busyKey }}>
        {children}
      </Open>
      {binding.busy(busyKey) && <Spinner />}
    </span>
  );
});

/** Not a click on a control of the row, nor the end of selecting its text. */
function meansRow(event: MouseEvent, row: Element): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  if (event.target.closest('a, button, input, select, label, summary')) return false;
  const selection = window.getSelection();
  return !selection || selection.isCollapsed || !selection.containsNode(row, true);
}
