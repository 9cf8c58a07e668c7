import './VisuallyHidden.css';
import './Skeleton.css';

/**
 * A placeholder for content that is loading, so that nothing moves when the content appears.
 *
 * @param lines rows of text; the last one is shorter
 * @param height rem; one block of this height instead of lines
 * @param label announced once to screen readers
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
