import './html.css';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { iconPaths } from '../../../portal/ui/iconPaths.ts';
import { Skeleton } from '../../../portal/ui/Skeleton.tsx';
import type { Binding } from '../../binding.ts';
import { Frame } from '../../parts/Frame.tsx';
import { followLink } from '../../parts/followLink.ts';
import { usePlace } from '../../parts/level.tsx';
import type { HtmlBlock } from '../block.ts';
import { markupOf } from '../view.ts';
import { arrange } from './arrange.ts';
import { sanitised } from './sanitise.ts';

/** Markup of the office, sanitised and adapted to the page. */
export default observer(function HtmlWidget({ block, binding }: { block: HtmlBlock; binding: Binding }) {
  return (
    <Frame block={block} binding={binding} skeleton={<Skeleton lines={6} />}>
      {() => <Markup markup={markupOf(block, binding)} binding={binding} />}
    </Frame>
  );
});

const Markup = observer(function Markup({ markup, binding }: { markup: string; binding: Binding }) {
  const place = useRef<HTMLDivElement>(null);
  const { level } = usePlace();
  const table = binding.word('wspolne.widzety.tabela');
  const elsewhere = binding.word('wspolne.widzety.innaStrona');
  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return;
    const content = sanitised(markup, binding.manifest.api.base);
    arrange(content, level, { table, elsewhere }, drawMark);
    own.replaceChildren(content);
    return reachByKeyboard(own.querySelectorAll<HTMLElement>('.ok-html__wide'));
  }, [markup, level, table, elsewhere, binding.manifest.api.base]);
  useLayoutEffect(() => {
    const own = place.current;
    const follow = (event: MouseEvent) => followLink(event, binding);
    own?.addEventListener('click', follow);
    return () => own?.removeEventListener('click', follow);
  }, [binding]);
  return <div ref={place} className="ok-html" />;
});

/** A region is a tab stop only if it scrolls. */
function reachByKeyboard(regions: NodeListOf<HTMLElement>): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const region of regions) observer.observe(region);
  return () => observer.disconnect();
}

const SVG = 'http://www.w3.org/2000/svg';

function drawMark(): Node {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'ok-icon');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', iconPaths.external);
  drawing.append(path);
  return drawing;
}
