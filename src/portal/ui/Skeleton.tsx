import './VisuallyHidden.css';
import './Skeleton.css';

/**
 * Holds the place of what is on its way, so that nothing jumps when it comes.
 *
 * @param lines rows of text; the last one is shorter
 * @param height rem; one block of this height in place of lines
 * @param label said once to those who listen
 */
export function Skeleton(props: { lines?: number; height?: number; label?: string }) {
  const bars = Array.from({ length: props.height ? 1 : (props.lines ?? 3) }, (_, index) => index);
  return (
    <div className="ok-skeleton" aria-busy="true" role={props.label ? 'status' : undefined}>
      {props.label && <span className="ok-hidden">{props.label}</span>}
      {bars.map((bar) => (
        <span
          key={bar}
          className="ok-skeleton__bar"
          aria-hidden="true"
          style={props.height ? { height: `${props.height}rem` } : undefined}
        />
      ))}
    </div>
  );
}
