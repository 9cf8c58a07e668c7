import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { Json } from '../../studio/edit.ts';
import { useStudio } from './context.ts';
import { outsideOf } from './Targets.ts';

/** More are found by typing. */
const MOST = 8;

interface Props {
  id?: string;
  label: string;
  value: Json | undefined;
  /** Only these; absent: all, also another site. */
  kinds?: readonly string[];
  /** The home page can be chosen, as nothing or as a place. */
  home?: { value: Json | undefined };
  onChoose(to: Json | undefined): void;
}

/** Where something leads: a service, a page or a folder of the portal, or another site. */
export const TargetChooser = observer(function TargetChooser({ id, label, value, kinds, home, onChoose }: Props) {
  const { words, look, trying, shown } = useStudio();
  const { targets } = look;
  const [typed, setTyped] = useState('');
  const own = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files have changed in a new round.
  useEffect(() => void trying.run(() => targets.load()), [trying, targets, shown.round]);
  const same = (one: Json | undefined) => JSON.stringify(one) === JSON.stringify(value);
  const isHome = value === undefined || JSON.stringify(value) === '{"home":true}';
  const title = isHome ? words.homePage : targets.titleOf(value);
  const outside = kinds ? undefined : outsideOf(typed);
  const found = targets.with(typed, kinds).filter(({ item }) => !same(item));
  const choose = (to: Json | undefined) => {
    setTyped('');
    onChoose(to);
  };
  return (
    <div className="studio__target">
      <p id={`${own}-now`}>
        {words.leadsNow} <strong>{title ?? (targets.all ? words.nowhere : words.busy)}</strong>{' '}
        {title === undefined && targets.all && <code>{JSON.stringify(value)}</code>}
      </p>
      <label className="studio__hint" htmlFor={id ?? own}>
        {kinds ? words.searchTarget : words.searchOrAddress}
      </label>
      <input
        id={id ?? own}
        type="search"
        aria-label={label}
        aria-describedby={`${own}-now`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="studio__list" aria-label={words.whereItLeads(label)}>
        {outside !== undefined && (
          <Choice title={typed.trim()} note={words.otherSite} onClick={() => choose(outside)} />
        )}
        {home && !isHome && typed === '' && (
          <Choice title={words.homePage} note="" onClick={() => choose(home.value)} />
        )}
        {found.slice(0, MOST).map(({ kind = '', title, item }) => (
          <Choice
            key={JSON.stringify(item)}
            title={title}
            note={words.valueKinds[kind] ?? kind}
            onClick={() => choose(item)}
          />
        ))}
      </ul>
      {found.length > MOST && <p className="studio__hint">{words.moreByTyping(found.length - MOST)}</p>}
    </div>
  );
});

function Choice({ title, note, onClick }: { title: string; note: string; onClick(): void }) {
  return (
    <li>
      <button type="button" className="studio__row" onClick={onClick}>
        <span className="studio__name">{title}</span>
        <span className="studio__muted">{note}</span>
      </button>
    </li>
  );
}
