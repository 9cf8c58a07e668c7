import { observer } from 'mobx-react-lite';
import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { KeyboardEvent } from 'react';
import { chosenPicture, depthOf, hasMark, insertBlock, linkAt, newTable, toggleList } from './commands.ts';
import { usePages } from './context.ts';
import { LinkTool } from './LinkTool.tsx';
import { PictureTool } from './PictureTool.tsx';
import { schema } from './schema.ts';
import type { Tool, ToolProps } from './tool.ts';

interface Props extends Omit<ToolProps, 'close'> {
  tool: Tool | undefined;
  choose: (tool: Tool | undefined) => void;
}

const { nodes, marks } = schema;
const LEVELS = [2, 3, 4] as const;

/** What can be done with the text at the cursor. */
export const Toolbar = observer(function Toolbar({ state, run, tool, choose, language }: Props) {
  const { words } = usePages();
  const { parent } = state.selection.$from;
  const kind = parent.type === nodes.heading ? `heading${parent.attrs.level}` : 'paragraph';
  const setKind = (wanted: string) =>
    run(
      wanted === 'paragraph'
        ? setBlockType(nodes.paragraph)
        : setBlockType(nodes.heading, { level: Number(wanted.slice(-1)) }),
    );
  const inList = (type: typeof nodes.bulletList) => depthOf(state, type) > 0;
  const open = (what: Tool) => choose(tool === what ? undefined : what);
  const close = () => {
    choose(undefined);
    run(() => true);
  };
  const buttons: { name: string; shown: string; pressed?: boolean; off?: boolean; does: () => void }[] = [
    {
      name: words.strong,
      shown: 'B',
      pressed: hasMark(state, marks.strong),
      does: () => run(toggleMark(marks.strong)),
    },
    { name: words.em, shown: 'I', pressed: hasMark(state, marks.em), does: () => run(toggleMark(marks.em)) },
    { name: words.link, shown: words.link, pressed: linkAt(state) !== undefined, does: () => open('link') },
    {
      name: words.list,
      shown: '• —',
      pressed: inList(nodes.bulletList),
      does: () => run(toggleList(nodes.bulletList)),
    },
    {
      name: words.numbered,
      shown: '1. —',
      pressed: inList(nodes.orderedList),
      does: () => run(toggleList(nodes.orderedList)),
    },
    { name: words.quote, shown: '❝', does: () => run(wrapIn(nodes.quote)), off: !wrapIn(nodes.quote)(state) },
    {
      name: words.picture,
      shown: words.picture,
      pressed: chosenPicture(state) !== undefined,
      does: () => open('picture'),
    },
    {
      name: words.table,
      shown: words.table,
      does: () => run(insertBlock(newTable())),
      off: depthOf(state, nodes.table) > 0,
    },
    { name: words.undo, shown: '↶', does: () => run(undo), off: undoDepth(state) === 0 },
    { name: words.redo, shown: '↷', does: () => run(redo), off: redoDepth(state) === 0 },
  ];
  return (
    <>
      <div className="page__tools" role="toolbar" aria-label={words.toolbar} onKeyDown={walk}>
        <select aria-label={words.kind} value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="paragraph">{words.kinds.paragraph}</option>
          {LEVELS.map((level) => (
            <option key={level} value={`heading${level}`}>
              {words.kinds[`heading${level}`]}
            </option>
          ))}
        </select>
        {buttons.map(({ name, shown, pressed, off, does }) => (
          <button
            key={name}
            type="button"
            title={name}
            data-tool={name === words.strong ? 'strong' : name === words.em ? 'em' : undefined}
            aria-pressed={pressed}
            disabled={off}
            onClick={does}
          >
            <Named name={name} shown={shown} />
          </button>
        ))}
      </div>
      {depthOf(state, nodes.table) > 0 && <TableTools state={state} run={run} />}
      {tool === 'link' && <LinkTool state={state} run={run} language={language} close={close} />}
      {tool === 'picture' && <PictureTool state={state} run={run} language={language} close={close} />}
    </>
  );
});

const TableTools = observer(function TableTools({ state, run }: Pick<ToolProps, 'state' | 'run'>) {
  const { words } = usePages();
  const depth = depthOf(state, nodes.table);
  const { $from } = state.selection;
  const table = $from.node(depth);
  const name = (caption: string): void =>
    run((now, dispatch) => {
      dispatch?.(now.tr.setNodeAttribute($from.before(depth), 'caption', caption));
      return true;
    });
  const buttons: [string, string, Command][] = [
    [words.rowAdd, '+ ↓', addRowAfter],
    [words.columnAdd, '+ →', addColumnAfter],
    [words.rowRemove, '− ↓', deleteRow],
    [words.columnRemove, '− →', deleteColumn],
    [words.tableRemove, '×', deleteTable],
  ];
  return (
    <div className="page__tools" role="toolbar" aria-label={words.tableTools} onKeyDown={walk}>
      <input
        key={$from.before(depth)}
        aria-label={words.caption}
        placeholder={words.caption}
        defaultValue={table.attrs.caption}
        onBlur={({ target }) => target.value !== table.attrs.caption && name(target.value)}
      />
      {buttons.map(([label, shown, command]) => (
        <button key={label} type="button" title={label} onClick={() => run(command)}>
          <Named name={label} shown={shown} />
        </button>
      ))}
    </div>
  );
});

/** A sign that is read as words. */
function Named({ name, shown }: { name: string; shown: string }) {
  if (name === shown) return name;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="studio__unseen">{name}</span>
    </>
  );
}

/** Arrows go from tool to tool. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (by === 0 || !(event.target instanceof HTMLButtonElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, select')];
  all.at((all.indexOf(event.target) + by) % all.length)?.focus();
  event.preventDefault();
}
