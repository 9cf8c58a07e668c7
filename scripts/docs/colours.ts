/** Code as HTML with highlighted keys, strings and comments; its text is unchanged. */
export function coloured(code: string, language: string): string {
  const rule = rules[language];
  if (!rule) return escaped(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(rule)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    html += `${escaped(code.slice(end, match.index))}<span class="${kind}">${escaped(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escaped(code.slice(end));
}

const rules: Readonly<Record<string, RegExp>> = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<word>\b(?:true|false|null|-?\d[\d.]*)\b)/g,
  sh: /(?<remark>(?:^|(?<=\s))#.*$)/gm,
  sql: /(?<word>\b(?:select|from|where|as|join|on|and|or|create|view|order by|group by|grant|to)\b)|(?<string>'[^']*')|(?<remark>--.*$)/gim,
};

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
