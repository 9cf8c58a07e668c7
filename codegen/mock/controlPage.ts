import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Contract } from '../contract/contract.ts';
import { type Settings, STATES, statesOf } from './states.ts';

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
label{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:center;padding:.5rem 0;border-bottom:1px solid #8886}
label>span{flex:1 1 20rem;overflow-wrap:anywhere}small{display:block;font-weight:400;opacity:.8}
select,button{font:inherit;min-height:2.75rem;max-width:100%}
select{width:24rem}html{scroll-padding-bottom:5rem}
.chosen>span{font-weight:600}
p[role=alert]{border-left:.25rem solid #c00;padding-left:.75rem}
.bar{position:sticky;bottom:0;padding:.75rem 0;background:Canvas}`;

/** A form without scripts: a select for each choice, and one button. */
export function controlPage(contract: Contract, settings: Settings, problem?: string): string {
  const { state = 'full', whom, operations = {} } = settings;
  const domains = Map.groupBy(contract.operations.values(), ({ domain }) => domain);
  const parts = [...domains].map(
    ([domain, all]) => `<h2>${escaped(domain)}</h2>${all.map((one) => operationRow(one, operations[one.id])).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>okienko mock</title><style>${STYLE}</style></head><body><main><h1>okienko mock</h1>
<p>What the office answers. It holds from the next call on: load the screen again to see it. <a href="/">The portal</a></p>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}<form method="post" action="/mock">
${row('Everything', 'but the login and what the portal itself asks', 'state', state, [...STATES])}
${row('Whom the session is for', '', 'whom', whom ?? '', ['', 'person', 'institution'], 'the resident chooses')}
${parts.join('\n')}
<p class="bar"><button>Choose</button></p></form></main></body></html>`;
}

function operationRow(operation: Operation, chosen = ''): string {
  const { id, method, path } = operation;
  return row(id, `${method} ${path}`, id, chosen, ['', ...statesOf(operation)], 'as everything', operation.errors);
}

function row(
  label: string,
  small: string,
  name: string,
  chosen: string,
  choices: readonly string[],
  none = '',
  means: Readonly<Record<string, string>> = {},
): string {
  const options = choices.map((choice) => {
    const meaning = means[choice.split(' ')[1] ?? ''];
    const words = choice === '' ? none : meaning ? `${choice}: ${meaning}` : choice;
    return `<option value="${escaped(choice)}"${choice === chosen ? ' selected' : ''}>${escaped(words)}</option>`;
  });
  return `<label${chosen === '' ? '' : ' class="chosen"'}><span>${escaped(label)}<small>${escaped(small)}</small></span><select name="${name}">${options.join('')}</select></label>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
