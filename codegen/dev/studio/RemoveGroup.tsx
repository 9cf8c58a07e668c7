import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Group } from '../../studio/api.ts';
import type { SmallEdit } from '../../studio/edit.ts';
import { CONFIG } from './catalogue.ts';
import { useStudio } from './context.ts';

/** Removes a group; its services first come into another one, where they may be switched off. */
export const RemoveGroup = observer(function RemoveGroup({ group }: { group: Group }) {
  const studio = useStudio();
  const { words, catalogue, drafts } = studio;
  const [into, setInto] = useState('');
  const [isOff, setIsOff] = useState(false);
  const others = (catalogue?.groups ?? []).filter(({ name }) => name !== group.name);
  if (group.services.length === 0)
    return (
      <button type="button" onClick={() => studio.remove(group.at)}>
        <span aria-hidden="true">× </span>
        {words.removeGroup}
      </button>
    );
  if (others.length === 0) return <p className="studio__hint">{words.onlyGroup}</p>;
  const plan = (name: string, off: boolean) => {
    setInto(name);
    setIsOff(off);
    drafts.clear();
    if (name === '') return;
    const { services } = group;
    drafts.put(`remove ${group.at}`, {
      kind: 'several',
      edits: [
        ...services.map(({ at }): SmallEdit => ({ kind: 'move', file: CONFIG, at, list: `groups/${name}/services` })),
        ...services
          .filter((one) => off && !one.off)
          .map(({ at }): SmallEdit => ({ kind: 'set', file: CONFIG, at, key: 'off', value: true })),
        { kind: 'remove', file: CONFIG, at: group.at },
      ],
    });
  };
  return (
    <details className="studio__rest">
      <summary>{words.removeGroup}</summary>
      <p className="studio__hint">{words.removeGroupHint(group.services.map(({ title }) => title).join(', '))}</p>
      <label className="studio__field">
        <span>{words.servicesInto}</span>
        <select value={into} onChange={({ target }) => plan(target.value, isOff)}>
          <option value="">{words.chooseGroup}</option>
          {others.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="studio__check">
        <input type="checkbox" checked={isOff} onChange={({ target }) => plan(into, target.checked)} />
        <span>{words.servicesOff}</span>
      </label>
    </details>
  );
});
