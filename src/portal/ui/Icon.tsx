import './Icon.css';
import { type IconName, iconPaths } from './iconPaths.ts';

export type { IconName } from './iconPaths.ts';

/**
 * One of the portal's own line icons, as large as the text around it.
 *
 * @param name an unknown name draws the hexagon
 * @param label its meaning, when no text beside it gives it; without a label it is decoration
 */
export function Icon(props: { name: IconName | (string & {}); label?: string; className?: string }) {
  const paths = Object.hasOwn(iconPaths, props.name) ? iconPaths[props.name as IconName] : iconPaths.hexagon;
  const drawing = (
    // Its size is in the styles: without them it would be as wide as the window.
    <svg className={`ok-icon ${props.className ?? ''}`.trim()} viewBox="0 0 24 24" width="0" aria-hidden="true">
      <path d={paths} />
    </svg>
  );
  if (!props.label) return drawing;
  return (
    <span className="ok-icon-box" role="img" aria-label={props.label}>
      {drawing}
    </span>
  );
}
