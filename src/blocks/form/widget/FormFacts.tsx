import type { Fact } from '../../../lang/descriptors/blockParts.ts';
import { FactList } from '../../parts/FactList.tsx';
import { useForm } from './formContext.ts';

/** What is computed from the input. */
export function FormFacts({ facts }: { facts: readonly Fact[] | undefined }) {
  const { binding, form } = useForm();
  return facts ? <FactList facts={facts} binding={binding} locals={form.locals} /> : null;
}
