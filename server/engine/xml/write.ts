/** A text escaped for an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replace(/[&<>"'\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * An element as text. Undefined attributes are left out.
 *
 * @param content XML from `xmlText` or another `element`
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly string[]
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${xmlText(value)}"`,
  );
  const inside = content.join('');
  return inside === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${inside}</${name}>`;
}
