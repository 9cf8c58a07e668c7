import type { JsonFile } from '../files/jsonFile.ts';
import { asWritten, list, record, word } from '../files/raw.ts';
import { asFile, type Traced, trace, withEntry, withItems } from '../files/traced.ts';
import type { ServicesJson } from '../generated/descriptors.ts';

/** Services with `"off": true`, and the screens that only they open. */
interface SwitchedOff {
  services: ReadonlySet<string>;
  screens: ReadonlySet<string>;
}

/** services.config.json as the portal has it: without services that are switched off, and without what leads to them. */
export function withoutOff(file: JsonFile): JsonFile {
  const off = switchedOff(file);
  if (off.services.size === 0) return file;
  let root = trace(file);
  const isOn = (item: Traced): boolean => !off.services.has(text(item, 'uslugaId'));
  const groups = itemsOf(root, 'groups').map((group) => withList(group, 'services', isOn));
  root = withEntry(root, 'groups', withItems(root.entries!.get('groups')!, groups));
  const leads = (to: Traced | undefined): boolean =>
    off.services.has(text(to, 'service')) || off.screens.has(text(to, 'screen'));
  for (const key of ['tiles', 'menu']) root = withList(root, key, (item) => !leads(item.entries?.get('to')));
  return asFile(file.name, leads(root.entries?.get('start')) ? withEntry(root, 'start', undefined) : root);
}

export function switchedOff(file: JsonFile): SwitchedOff {
  const raw = asWritten<ServicesJson>(file.value);
  const all = list(raw.groups).flatMap((group) => list(record(group).services).map((one) => record(one)));
  const [off, on] = [all.filter((one) => one.off === true), all.filter((one) => one.off !== true)];
  const open = new Set([...Object.keys(record(raw.screens)), ...on.map(({ screen }) => word(screen))]);
  return {
    services: new Set(off.map(({ uslugaId }) => String(uslugaId))),
    screens: new Set(off.map(({ screen }) => word(screen)).filter((screen) => !open.has(screen))),
  };
}

const text = (of: Traced | undefined, key: string): string => String(of?.entries?.get(key)?.value ?? '');
const itemsOf = (of: Traced, key: string): readonly Traced[] => of.entries?.get(key)?.items ?? [];

function withList(of: Traced, key: string, keep: (item: Traced) => boolean): Traced {
  const items = of.entries?.get(key);
  return items?.items ? withEntry(of, key, withItems(items, items.items.filter(keep))) : of;
}
