import './Changes.css';
import { observer } from 'mobx-react-lite';
import type { Change } from '../../stores/ConfirmStore.ts';
import { useStores } from '../stores.ts';

/** What a form is about to change, field by field. */
export const Changes = observer(function Changes({ changes }: { changes: readonly Change[] }) {
  const { words } = useStores();
  const shown = (value: string) => value || words.word('powloka.niczego');
  return (
    <dl className="ok-changes">
      {changes.map(({ label, values }) => (
        <div key={label} className="ok-changes__one">
          <dt>{label}</dt>
          {values && (
            <>
              <dd className="ok-changes__before">
                <span className="ok-changes__word">{words.word('powloka.bylo')}</span>
                {shown(values.before)}
              </dd>
              <dd>
                <span className="ok-changes__word">{words.word('powloka.bedzie')}</span>
                <strong>{shown(values.after)}</strong>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
});
