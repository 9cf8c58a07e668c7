import type { Access } from '../../../lang/descriptors/contract.ts';
import type { Binding } from '../../binding.ts';

/** What to know before opening a page or service. */
export interface Mark {
  icon: string;
  /** The last part of the key of its text. */
  text: 'przerwa' | 'tylkoInstytucje' | 'tylkoOsoby' | 'poPotwierdzeniu' | 'poZalogowaniu';
}

/** Who looks at the page. */
export interface Visitor {
  access: Access;
  /** The kind of the subject; undefined while there is none. */
  kind?: 'osoba' | 'instytucja';
}

/** Only full access has a subject; while that one is loading, nothing is missing yet. */
export function visitorOf({ value, status }: Pick<Binding, 'value' | 'status'>): Visitor {
  const subject = value<{ czyInstytucja: boolean } | null>(['$', 'subject']);
  if (subject) return { access: 'full', kind: subject.czyInstytucja ? 'instytucja' : 'osoba' };
  if (value(['$', 'user']) === null) return { access: 'public' };
  return { access: status === 'pending' ? 'full' : 'restricted' };
}

/** What is true for this visitor: another kind of subject, what is missing before it opens, and a break. */
export function marksOf(
  { access, only }: { access: Access; only?: 'osoba' | 'instytucja' },
  paused: boolean,
  visitor: Visitor,
): readonly Mark[] {
  const marks: Mark[] = [];
  if (only && only !== visitor.kind)
    marks.push({ icon: 'user', text: only === 'instytucja' ? 'tylkoInstytucje' : 'tylkoOsoby' });
  if (rank[access] > rank[visitor.access])
    marks.push({ icon: 'lock', text: visitor.access === 'public' ? 'poZalogowaniu' : 'poPotwierdzeniu' });
  if (paused) marks.push({ icon: 'warning', text: 'przerwa' });
  return marks;
}

const rank: Readonly<Record<Access, number>> = { public: 0, restricted: 1, full: 2 };

/** The same binding, which does not wait for the subject of a visitor who has signed in: that one changes marks only. */
export const settled = (binding: Binding): Binding =>
  binding.status === 'pending' && binding.value(['$', 'user']) !== null
    ? Object.create(binding, { status: { value: 'ready' } })
    : binding;
