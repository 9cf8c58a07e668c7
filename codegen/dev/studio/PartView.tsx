import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { itemName, keyName, typeName } from '../../studio/names.ts';
import { waysTo } from './blockTree.ts';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';
import { EntryTools } from './EntryTools.tsx';
import { IdTool } from './IdTool.tsx';
import { MovableList } from './MovableList.tsx';
import { MoveTool } from './MoveTool.tsx';
import { PartForm } from './PartForm.tsx';
import { Pending } from './Pending.tsx';
import { titleAt, titleOf } from './titleOf.ts';

/** One part: the way to it, its lists to go into, such as columns, and its properties. */
export const PartView = observer(function PartView() {
  const studio = useStudio();
  const lack = useLack('screen');
  const { words, part, at, language, kind, isPortal } = studio;
  const heading = useRef<HTMLHeadingElement>(null);
  // Of a new part a screen reader reads the name first; a click in the portal keeps the focus there.
  useEffect(() => {
    if (at !== undefined) heading.current?.focus({ preventScroll: true });
  }, [at]);
  const steps = isPortal || !at ? [] : waysTo(at);
  const type = kind.split('/').at(-1)!;
  return (
    <>
      <nav className="studio__way" aria-label={words.back}>
        <button type="button" onClick={() => studio.go('blocks')}>
          <span aria-hidden="true">← </span>
          {isPortal ? words.portal : words.blocks}
        </button>
        {steps.slice(0, -1).map((step) => (
          <button key={step} type="button" onClick={() => studio.choose(step)}>
            {titleAt(studio, step)}
          </button>
        ))}
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(studio)}{' '}
        <span className="studio__muted">
          {isPortal
            ? words.entryKinds[type]
            : steps.length > 1
              ? itemName(type, language)
              : [typeName(type, language), at].filter(Boolean).join(' · ')}
        </span>
      </h2>
      {part && part.at === at && (
        <>
          {!isPortal && lack === undefined && <MoveTool />}
          {isPortal && <EntryTools key={at} />}
          {[...new Set([...Object.keys(part.lists), ...part.open])]
            .filter((key) => key !== 'content' && !isPortal)
            .map((key) => ({ key, list: at === '' ? key : `${at}/${key}`, items: part.lists[key] ?? [] }))
            .map(({ key, list, items }) => (
              <section key={key} className="studio__items">
                <h3 title={key}>{keyName(key, language)}</h3>
                <MovableList
                  label={words.items(keyName(key, language))}
                  items={items.map(({ name, title }) => ({
                    at: `${list}/${name}`,
                    name,
                    title: title || name,
                    note: title && title !== name ? name : undefined,
                    depth: 0,
                    siblings: items.map((one) => one.name),
                  }))}
                />
                {part.open.includes(key) && (
                  <button
                    type="button"
                    aria-label={words.addTo(keyName(key, language))}
                    disabled={lack !== undefined}
                    title={lack}
                    onClick={() => studio.openOffers(list)}
                  >
                    <span aria-hidden="true">+ </span>
                    {words.addShort}
                  </button>
                )}
              </section>
            ))}
          <PartForm key={`${part.file} ${part.at}`} part={part} kind={kind} />
          {!isPortal && lack === undefined && <IdTool key={`id ${at}`} />}
          <Pending />
        </>
      )}
    </>
  );
});
