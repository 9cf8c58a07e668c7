import { observer } from 'mobx-react-lite';
import type { Conflict, Side } from '../../../studio/merge/conflict.ts';
import { Said } from '../Said.tsx';
import { useCommon } from './Common.ts';

/** The copy of a clerk and the common state: what is new on either side, and where both have changed the same. */
export const CommonView = observer(function CommonView() {
  const common = useCommon();
  if (!common?.isHosted) return null;
  const { words, summary, conflicts, done, studio, isDecided } = common;
  const { ahead = 0, behind = 0 } = summary;
  return (
    <section className="studio__form">
      <h3>{words.area}</h3>
      <p className="studio__note">
        {behind + ahead === 0 && words.upToDate} {behind > 0 && words.behind(behind)} {ahead > 0 && words.ahead(ahead)}
      </p>
      {conflicts.length > 0 && (
        <div className="studio__note studio__note--wait">
          <strong>{words.conflicts}</strong>
          <p>{words.conflictsHint}</p>
          {conflicts.map((conflict) => (
            <Choice key={conflict.id} conflict={conflict} />
          ))}
        </div>
      )}
      {done && <p className="studio__note publish__done">{done}</p>}
      <p className="studio__hint" id="common-hint">
        {words.shareHint}
      </p>
      <div className="studio__buttons">
        <button type="button" disabled={behind === 0 || !isDecided || studio.busy} onClick={() => common.takeOver()}>
          {conflicts.length > 0 ? words.again : words.takeOver}
        </button>
        <button
          type="button"
          aria-describedby="common-hint"
          disabled={ahead === 0 || !isDecided || studio.busy}
          onClick={() => common.share()}
        >
          {words.share}
        </button>
      </div>
    </section>
  );
});

const SIDES: readonly Side[] = ['ours', 'theirs'];

/** One place that two people have changed, and whose version stays. */
const Choice = observer(function Choice({ conflict }: { conflict: Conflict }) {
  const common = useCommon()!;
  const { words, choices, studio } = common;
  return (
    <fieldset className="studio__language">
      <legend>
        <Said sentence={conflict.part} />
      </legend>
      <p className="studio__hint">
        <Said sentence={conflict.sentence} />
      </p>
      {SIDES.map((side) => (
        <label key={side} className="common__side">
          <input
            type="radio"
            name={conflict.id}
            checked={choices.get(conflict.id) === side}
            onChange={() => common.choose(conflict.id, side)}
          />
          <span>
            {side === 'ours' ? words.mine : words.theirs}: {studio.said(conflict[side].shown) || words.gone}
          </span>
        </label>
      ))}
    </fieldset>
  );
});
