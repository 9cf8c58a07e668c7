import '../../parts/Tone.css';
import './timeline.css';
import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Empty } from '../../parts/Empty.tsx';
import { Frame } from '../../parts/Frame.tsx';
import { ItemActions } from '../../parts/ItemActions.tsx';
import { eachOnce, type Key, keyOf } from '../../parts/keyOf.ts';
import { ShowMore, useFirst } from '../../parts/ShowMore.tsx';
import { Value } from '../../parts/Value.tsx';
import { type EntryState, isFixed, type TimelineBlock } from '../block.ts';
import { type EntryView, entryViews } from '../view.ts';

/** What happened, one entry under another, or the steps of a matter, beside each other where they fit. */
export default function TimelineWidget({ block, binding }: { block: TimelineBlock; binding: Binding }) {
  const empty = () => binding.text(block.empty);
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton height={12} />} held={empty}>
      {() => {
        const entries = entryViews(block, binding);
        return entries.length === 0 ? <Empty text={empty()} /> : <Entries {...{ block, binding, entries }} />;
      }}
    </Frame>
  );
}

/** More steps than this are too narrow beside each other. */
const MOST_BESIDE = 5;

const Entries = observer(function Entries(props: {
  block: TimelineBlock;
  binding: Binding;
  entries: readonly EntryView[];
}) {
  const { block, binding, entries } = props;
  const { first, ...more } = useFirst(entries);
  const key = isFixed(block.entries) ? undefined : block.entries.key;
  const keys = eachOnce(first.map(({ item, name }, index) => (item === undefined ? name : keyOf(item, key, index))));
  const beside = block.as === 'steps' && entries.length <= MOST_BESIDE;
  return (
    <div className="ok-timeline-box">
      <ol className={beside ? 'ok-timeline ok-timeline--beside' : 'ok-timeline'}>
        {first.map((entry, index) => (
          <OneEntry key={keys[index]} entry={entry} entryKey={keys[index]!} block={block} binding={binding} />
        ))}
      </ol>
      <ShowMore binding={binding} {...more} />
    </div>
  );
});

/** The state is a sign and a word; the word of what is plain from the sign is only read out. */
const OneEntry = observer(function OneEntry(props: {
  entry: EntryView;
  entryKey: Key;
  block: TimelineBlock;
  binding: Binding;
}) {
  const { entry: view, entryKey, block, binding } = props;
  const { entry, locals, heading, text, date, state, word } = view;
  const name = heading || binding.word('wspolne.widzety.bezNazwy');
  const told = state === 'current' || state === 'refused';
  return (
    <li
      className={`ok-entry ok-entry--${state}`}
      aria-current={block.as === 'steps' && state === 'current' ? 'step' : undefined}
    >
      <Sign state={state} />
      <div className="ok-entry__body">
        <p className="ok-entry__heading">
          {name} <span className={told ? 'ok-tone' : 'ok-hidden'}>{told ? word : `(${word})`}</span>
        </p>
        {entry.date && date && (
          <p className="ok-entry__date">
            <Value text={entry.date} shown={date} binding={binding} locals={locals} />
          </p>
        )}
        {text && <p className="ok-entry__text">{text}</p>}
        {entry.actions.length > 0 && (
          <div className="ok-row">
            <ItemActions actions={entry.actions} {...{ binding, locals }} itemKey={entryKey} about={name} />
          </div>
        )}
      </div>
    </li>
  );
});

const MARKS: Readonly<Record<EntryState, string>> = {
  done: 'M7.5 12.5l3 3 6-7',
  current: 'M12 12h.01',
  upcoming: '',
  refused: 'M9 9l6 6M15 9l-6 6',
};

/** The hexagon of the portal: full when it is over, with a dot where the matter is, empty for what comes. */
function Sign({ state }: { state: EntryState }) {
  return (
    <svg className="ok-entry__sign" viewBox="0 0 24 26" aria-hidden="true">
      <path d="M12 1.5l10 5.75v11.5L12 24.5 2 18.75V7.25z" />
      {MARKS[state] && <path className="ok-entry__mark" d={MARKS[state]} transform="translate(0 1)" />}
    </svg>
  );
}
