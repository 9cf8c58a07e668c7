import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { formatPhone } from '../../../src/lang/values/phone.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { MailWords } from './words.ts';

/** The values in a mail. A moment is formatted in Warsaw time. An undefined value removes its paragraph. */
export type MailValues = Readonly<Record<string, string | Date | undefined>>;

/** The texts that every mail has. */
export interface Frame {
  powitanie: string;
  /** Shown above the plain address, for readers who cannot press the button. */
  adresLinku: string;
  automat: string;
}

export interface Letter {
  temat: string;
  tekst: string;
  html: string;
}

interface Setting {
  jezyk: Language;
  words: MailWords;
  frame: Frame;
  values: MailValues;
  /** Listed below the first paragraph. */
  lista: readonly string[];
  /** The office that signs. */
  urzad: OfficeFacts['contact'];
  /** The origin of the portal: its addresses become links. */
  adres: string;
}

/** Renders a mail as plain text and as HTML. The HTML loads nothing from the network, so reading it is not tracked. */
export function renderMail(setting: Setting): Letter {
  const { words, frame, values, lista, jezyk, adres } = setting;
  const fill = (text: string) => filled(text, values, jezyk);
  const parts = {
    temat: oneLine(fill(words.temat) ?? words.temat),
    tresc: words.tresc.map(fill).filter((text) => text !== undefined),
    lista: lista.map(oneLine),
    link: words.przycisk && typeof values.link === 'string' ? { href: values.link, label: words.przycisk } : undefined,
    drobne: [words.powod, words.nieTy].map((text) => fill(text ?? '')).filter((text) => !!text) as string[],
  };
  const podpis = signature(setting.urzad);
  return {
    temat: parts.temat,
    tekst: [
      frame.powitanie,
      ...parts.tresc.slice(0, 1),
      ...(parts.lista.length > 0 ? [parts.lista.map((line) => `- ${line}`).join('\n')] : []),
      ...parts.tresc.slice(1),
      ...(parts.link ? [`${parts.link.label}:\n${parts.link.href}`] : []),
      ...parts.drobne,
      `-- \n${[...podpis, adres, frame.automat].join('\n')}`,
    ].join('\n\n'),
    html: page({ ...parts, jezyk, frame, podpis, adres }),
  };
}

/** The lines below a mail; missing contact data are left out. */
function signature({ name, address, postcode, phone, email }: OfficeFacts['contact']): string[] {
  // The postal code is written before the place, which comes last.
  const place = postcode ? address?.replace(/, (?=[^,]*$)/, `, ${postcode} `) : address;
  const ways = [phone && `tel. ${formatPhone(phone)}`, email].filter((way) => way).join(' · ');
  return [name, place, ways].filter((line): line is string => !!line);
}

const INK = '#18302d';
const QUIET = '#50615e';
const LINK = '#0b5c53';

function page(mail: {
  jezyk: Language;
  temat: string;
  tresc: readonly string[];
  lista: readonly string[];
  link?: { href: string; label: string };
  drobne: readonly string[];
  frame: Frame;
  podpis: readonly string[];
  adres: string;
}): string {
  const { jezyk, temat, tresc, lista, link, drobne, frame, podpis, adres } = mail;
  const linked = (text: string) => withLinks(text, adres);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${linked(text)}</p>`;
  const items = lista.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`).join('\n');
  const list = items ? [`<ul style="margin:0 0 16px;padding:0 0 0 20px">\n${items}\n</ul>`] : [];
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${LINK};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${QUIET}">${escapeHtml(frame.adresLinku)}<br><a href="${escapeHtml(link.href)}" style="color:${LINK};word-break:break-all">${escapeHtml(link.href)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${jezyk}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(temat)}</title>
</head>
<body style="margin:0;padding:0;background:#faf8f4;color:${INK};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 12px;font-weight:bold;color:${LINK}">${escapeHtml(podpis[0] ?? '')}</p>
<div style="background:#ffffff;border:1px solid #dfdacf;border-radius:8px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(temat)}</h1>
${paragraph(frame.powitanie)}
${[...tresc.slice(0, 1).map(paragraph), ...list, ...tresc.slice(1).map(paragraph)].join('\n')}
${button}
<div style="border-top:1px solid #dfdacf;padding-top:16px;font-size:14px;color:${QUIET}">
${drobne.map((text) => `<p style="margin:0 0 8px">${linked(text)}</p>`).join('\n')}
</div>
</div>
<p style="margin:16px 0 0;font-size:13px;color:${QUIET}">${podpis.map(escapeHtml).join('<br>')}<br><a href="${escapeHtml(adres)}" style="color:${LINK}">${escapeHtml(adres)}</a><br>${escapeHtml(frame.automat)}</p>
</div>
</body>
</html>
`;
}

/** @returns undefined when a value of the text is missing */
function filled(text: string, values: MailValues, jezyk: Language): string | undefined {
  let whole = true;
  const result = text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) whole = false;
    return value instanceof Date ? moment(value, jezyk) : oneLine(value ?? '');
  });
  return whole ? result : undefined;
}

const moment = (date: Date, jezyk: Language): string =>
  new Intl.DateTimeFormat(jezyk, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(date);

/** A shown value must not start a new header or a paragraph of its own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Turns addresses of the portal, and no others, into links. */
function withLinks(text: string, adres: string): string {
  return text
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/)
    .map((part) =>
      part === adres || part.startsWith(`${adres}/`)
        ? `<a href="${escapeHtml(part)}" style="color:${LINK}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
