import { observer } from 'mobx-react-lite';
import { entriesOf } from './catalogue.ts';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';
import { usePages } from './pages/context.ts';
import { RemoveGroup } from './RemoveGroup.tsx';

/** What a clerk does with a service, a group, a tile or an entry of the menu: its title, its group, on and off. */
export const EntryTools = observer(function EntryTools() {
  const studio = useStudio();
  const { visit } = usePages();
  const lack = useLack('screen');
  const { words, catalogue, part, at } = studio;
  const entry = catalogue && entriesOf(catalogue).find((one) => one.at === at);
  if (!catalogue || !entry || !part) return null;
  const { text, title } = entry;
  const group = catalogue.groups.find(({ services }) => services.some((one) => one.at === at));
  const leads = 'leads' in entry && !entry.off ? entry.leads : undefined;
  return (
    <div className="studio__entry">
      {group && leads !== undefined && (
        <button type="button" onClick={() => visit(leads)}>
          {words.showInPortal}
        </button>
      )}
      {text !== undefined && (
        <button type="button" onClick={() => studio.openText(text)}>
          <span aria-hidden="true">✎ </span>
          {words.rename}
        </button>
      )}
      {at?.startsWith('groups/') && (
        <button
          type="button"
          disabled={lack !== undefined}
          title={lack}
          onClick={() => studio.openOffers(`${at}/services`)}
        >
          <span aria-hidden="true">+ </span>
          {words.addService}
        </button>
      )}
      {'services' in entry && <RemoveGroup group={entry} />}
      {group && (
        <>
          <label className="studio__field">
            <span>{words.group}</span>
            <select
              value={group.name}
              disabled={lack !== undefined}
              title={lack}
              onChange={({ target }) => {
                const wanted = catalogue.groups.find(({ name }) => name === target.value)!;
                const to = { list: `groups/${wanted.name}/services` };
                void studio.moving.move(entry.at, to, words.movedInto(title, wanted.title));
              }}
            >
              {catalogue.groups.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
          <Switch at={entry.at} isOff={'off' in entry && entry.off} isOwn={part.places.off?.own === true} />
        </>
      )}
    </div>
  );
});

/** What leads to a service is shown before it counts. */
function Switch({ at, isOff, isOwn }: { at: string; isOff: boolean; isOwn: boolean }) {
  const studio = useStudio();
  const lack = useLack('screen');
  const { words, file, drafts } = studio;
  const turn = () => {
    const about = { file, at, key: 'off' };
    drafts.clear();
    // An overlay says that what the base has switched off is on.
    const on = isOwn ? ({ kind: 'unset', ...about } as const) : ({ kind: 'set', ...about, value: false } as const);
    drafts.put(`off ${at}`, isOff ? on : { kind: 'set', ...about, value: true });
  };
  return (
    <>
      {isOff && <p className="studio__note studio__note--wait">{words.offNow}</p>}
      <button type="button" disabled={lack !== undefined} title={lack} onClick={turn}>
        {isOff ? words.switchOn : words.switchOff}
      </button>
    </>
  );
}
