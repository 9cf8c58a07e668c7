/** Text between tags. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** ` name="value"` of each attribute. */
export const attributes = (all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');

/** JSON inside a `<script>` of a data type: never executed, so the content security policy allows it. */
export const inScript = (text: string): string => text.replaceAll('<', '\\u003c');
export const json = (value: unknown): string => inScript(JSON.stringify(value));
