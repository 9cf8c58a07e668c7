import './Mark.css';

/**
 * One letter in a frame that stands for a word.
 *
 * @param words true: the word is shown beside it; false: it shows on hover and is read out
 */
export function Mark(props: { mark: string; text: string; words?: boolean }) {
  return (
    <span className="ok-mark" title={props.words ? undefined : props.text}>
      <span className="ok-mark__letter" aria-hidden="true">
        {props.mark}
      </span>
      <span className={props.words ? undefined : 'ok-hidden'}>{props.text}</span>
    </span>
  );
}
