import { observer } from 'mobx-react-lite';
import { baseKeymap } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMSerializer } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { useLack } from '../common/Common.ts';
import { KEYS } from './commands.ts';
import { usePages } from './context.ts';
import { Toolbar } from './Toolbar.tsx';
import type { Tool } from './tool.ts';

/** The text of a page in one language, as residents read it, with tools above it. */
export const PageEditor = observer(function PageEditor({ language, label }: { language: string; label: string }) {
  const pages = usePages();
  const { words } = pages;
  const lack = useLack('page');
  const place = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [state, setState] = useState<EditorState>();
  const [tool, setTool] = useState<Tool>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another editor, by its key.
  useEffect(() => {
    const open =
      (what: Tool): Command =>
      () => {
        setTool(what);
        return true;
      };
    const toTools: Command = () => {
      tools.current?.querySelector<HTMLElement>('select, button:enabled')?.focus();
      return true;
    };
    const first = EditorState.create({
      doc: pages.docOf(language)!,
      plugins: [
        keymap({ ...KEYS, 'Mod-k': open('link'), 'Alt-F10': toTools }),
        keymap(baseKeymap),
        history(),
        gapCursor(),
        tableEditing(),
      ],
    });
    const made = new EditorView(place.current, {
      state: first,
      editable: () => lack === undefined,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        class: 'page__text',
      },
      nodeViews: {
        picture: ({ attrs, type }) => {
          const { dom } = DOMSerializer.renderSpec(document, type.spec.toDOM!(type.create(attrs)));
          if (dom instanceof HTMLImageElement && attrs.src) dom.src = pages.pictures.shownAt(String(attrs.src));
          return { dom };
        },
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) pages.write(language, next.doc);
      },
    });
    view.current = made;
    setState(first);
    return () => made.destroy();
  }, []);

  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch);
    current.focus();
  };
  return (
    <div className="page">
      {state && lack === undefined && (
        <div ref={tools} className="page__bar">
          <Toolbar state={state} run={run} tool={tool} choose={setTool} language={language} />
        </div>
      )}
      <div ref={place} className="page__sheet" />
      <p className="studio__hint">{words.wholeHint}</p>
    </div>
  );
});
