import type { FormField } from '../../blocks/form/block.ts';
import type { Text } from '../../lang/descriptors/text.ts';

/** The labels along a path inside a field: `Osoby 1, Imię`. */
export function insideLabel({ label, nested }: FormField, name: string, say: (text: Text) => string): string {
  const [, ...path] = name.split('.');
  const labels = [say(label)];
  for (const part of path) {
    const text = nested?.labels[part];
    if (/^\d+$/.test(part)) labels.push(`${labels.pop()} ${Number(part) + 1}`);
    else labels.push(text ? say(text) : part);
  }
  return labels.join(', ');
}
