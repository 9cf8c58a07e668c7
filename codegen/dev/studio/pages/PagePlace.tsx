import { observer } from 'mobx-react-lite';
import type { Beside, SmallEdit } from '../../../studio/edit.ts';
import { CONFIG } from '../catalogue.ts';
import { usePages } from './context.ts';
import { camel } from './slug.ts';

/** The folder that lists a page, and its place in the side menu. */
export const PagePlace = observer(function PagePlace() {
  const pages = usePages();
  const { words, page, list, studio } = pages;
  if (!page || !list) return null;
  const { id, folders, menu, keys } = page;
  /** Of several folders none is the one. */
  const folder = folders.length === 1 ? folders[0]! : '';
  const titles = list.folders.filter((one) => folders.includes(one.id)).map(({ title }) => pages.titleOf(title));
  const { drafts } = studio;
  const chosen = drafts.all.get('folder')?.edit;
  const entries = menu?.entries ?? [];
  const at = entries.findIndex(({ name }) => name === menu?.own);
  const others = entries.filter(({ name }) => name !== menu?.own);
  /** What it stands after now; '' for the first, undefined for nowhere. */
  const now = at < 0 ? undefined : (entries[at - 1]?.name ?? '');
  const before = drafts.all.has('menu') ? pages.menuPlace : now;
  const put = (wanted: string | undefined) => {
    pages.menuPlace = wanted;
    drafts.put('menu', wanted === now ? undefined : edit(wanted));
  };
  const edit = (wanted: string | undefined): SmallEdit => {
    const own = `menu/${menu?.own}`;
    if (wanted === undefined) return { kind: 'remove', file: CONFIG, at: own };
    const beside: Beside =
      wanted === '' ? { side: 'before', name: others[0]?.name ?? '' } : { side: 'after', name: wanted };
    if (menu?.own !== undefined) return { kind: 'move', file: CONFIG, at: own, beside };
    const name = camel(id);
    const free = entries.some((one) => one.name === name) ? `${name}Strona` : name;
    return { kind: 'add', file: CONFIG, at: 'menu', item: { id: free, label: keys.title, to: { page: id } }, beside };
  };
  return (
    <details className="studio__rest">
      <summary>{words.place}</summary>
      <label className="studio__field">
        <span>{words.folder}</span>
        <select
          value={chosen?.kind === 'place' ? chosen.in : folder}
          onChange={({ target: { value } }) =>
            drafts.put('folder', value === folder ? undefined : { kind: 'place', id, in: value })
          }
        >
          {folder === '' && <option value="">{titles.join(', ') || words.noFolder}</option>}
          {list.folders.map((one) => (
            <option key={one.id} value={one.id}>
              {pages.titleOf(one.title)}
            </option>
          ))}
        </select>
        <p className="studio__hint">
          {words.folderHint} {folders.length > 1 && words.oneFolder}
        </p>
      </label>
      {menu ? (
        <label className="studio__field">
          <span>{words.inMenu}</span>
          <select
            value={before === undefined ? 'no' : `after ${before}`}
            onChange={({ target: { value } }) => put(value === 'no' ? undefined : value.slice('after '.length))}
          >
            <option value="no">{words.notInMenu}</option>
            <option value="after ">{words.firstInMenu}</option>
            {others.map(({ name, title }) => (
              <option key={name} value={`after ${name}`}>
                {words.afterEntry(pages.titleOf(title))}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="studio__hint">{words.ownMenu}</p>
      )}
    </details>
  );
});
