import { observer } from 'mobx-react-lite';
import type { Sentence } from '../../studio/edit.ts';
import { TITLE } from '../../studio/plain.ts';
import { useStudio } from './context.ts';

/** A sentence with the titles in it emphasised. */
export const Said = observer(function Said({ sentence }: { sentence: Sentence }) {
  const { language } = useStudio();
  const parts = sentence[language].split(TITLE);
  // Every second part is a title; the same title may be there twice.
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
  return parts.map((part, index) => (index % 2 === 0 ? part : <em key={index}>{part}</em>));
});
