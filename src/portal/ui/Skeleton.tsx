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
  const bars = Array.from({ length: props.lines ?? 3 }, (_, index) => index);
  return (
    <div className="ok-skeleton" aria-busy="true" role={props.label ? 'status' : undefined}>
      {props.label && <span className="ok-hidden">{props.label}</span>}
      {props.height ? (
        // A drawing takes its height as an attribute; a style in the HTML is against the content security policy.
        <svg className="ok-skeleton__bar" aria-hidden="true" height={`${props.height}rem`} />
      ) : (
        bars.map((bar) => <span key={bar} className="ok-skeleton__bar" aria-hidden="true" />)
      )}
    </div>
  );
}
