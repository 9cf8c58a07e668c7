import './Spinner.css';

/** A light that moves round the hexagon. With a label it is announced; without one it is decoration. */
export function Spinner(props: { label?: string; large?: boolean }) {
  const className = `ok-spinner ${props.large ? 'ok-spinner--large' : ''}`.trim();
  const drawing = (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" width="0">
      <path className="ok-spinner__track" d="M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z" pathLength="6" />
      <path className="ok-spinner__run" d="M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z" pathLength="6" />
    </svg>
  );
  if (!props.label) return drawing;
  return (
    <span className="ok-spinner-box" role="status">
      {drawing}
      <span>{props.label}</span>
    </span>
  );
}
