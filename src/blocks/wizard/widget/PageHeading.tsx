import { useForm } from '../../form/widget/formContext.ts';
import { BlockHeading } from '../../parts/level.tsx';
import type { WizardBlock } from '../block.ts';
import type { WizardView } from '../steps.ts';
import { positionWords } from './StepList.tsx';
import { headingId } from './useArrival.ts';

/** It takes the focus when the step is shown, and says which one it is. */
export function PageHeading(props: { block: WizardBlock; view: WizardView; title: string }) {
  const { binding } = useForm();
  return (
    <BlockHeading id={headingId(props.block)} className="ok-wizard__heading">
      <span className="ok-hidden">{positionWords(binding, props.view)}: </span>
      {props.title}
    </BlockHeading>
  );
}
