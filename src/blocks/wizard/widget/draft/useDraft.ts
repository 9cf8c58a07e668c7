import { useEffect } from 'react';
import type { FormBinding } from '../../../binding.ts';
import type { FormParts } from '../../../form/widget/formContext.ts';
import type { WizardBlock } from '../../block.ts';
import { DraftKeeper } from './DraftKeeper.ts';
import { draftAddress } from './draftContent.ts';

const keepers = new WeakMap<FormBinding, DraftKeeper>();

/** The draft of a wizard, the same as long as its form is there; undefined: the office keeps none. */
export function useDraft(block: WizardBlock, { binding, form }: FormParts): DraftKeeper | undefined {
  const keeper = block.draft && keeperOf(block, { binding, form });
  useEffect(() => {
    if (!keeper) return undefined;
    void keeper.open();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keeper.save();
    };
    // The browser asks while the last answers are on their way; the page is not lost until then.
    const closing = (event: BeforeUnloadEvent) => {
      if (!keeper.isDirty) return;
      void keeper.save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('beforeunload', closing);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('beforeunload', closing);
      void keeper.save();
    };
  }, [keeper]);
  return keeper;
}

function keeperOf(block: WizardBlock, { binding, form }: Pick<FormParts, 'binding' | 'form'>): DraftKeeper {
  const known = keepers.get(form);
  if (known) return known;
  const adres = draftAddress(binding.manifest, block.draft!.ekran, window.location);
  const keeper = new DraftKeeper(block, binding, form, adres);
  keepers.set(form, keeper);
  return keeper;
}
