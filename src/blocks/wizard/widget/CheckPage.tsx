import { observer } from 'mobx-react-lite';
import { Button } from '../../../portal/ui/Button.tsx';
import { useTakenOver } from '../../../portal/ui/useTakenOver.ts';
import { type Answer, answerOf } from '../../form/answers.ts';
import { FormElement } from '../../form/widget/FormElement.tsx';
import { FormFacts } from '../../form/widget/FormFacts.tsx';
import { FormLayout } from '../../form/widget/FormLayout.tsx';
import { useForm } from '../../form/widget/formContext.ts';
import { SubmitButton } from '../../form/widget/SubmitButton.tsx';
import { FactList } from '../../parts/FactList.tsx';
import { BlockHeading, Under } from '../../parts/level.tsx';
import type { WizardBlock } from '../block.ts';
import { askedIn, type StepView, titleOf, type WizardView } from '../steps.ts';
import { PageHeading } from './PageHeading.tsx';
import { BackButton } from './StepPage.tsx';

/** @param field one in a row: `osoby.0.imie` */
type Change = (step: string, field: string) => void;

/** All answers, each with a button that leads to its field, and the button that sends them. */
export const CheckPage = observer(function CheckPage(props: {
  block: WizardBlock;
  view: WizardView;
  onChange: Change;
}) {
  const { block, view, onChange } = props;
  const { binding, form } = useForm();
  const title = binding.word('wspolne.widzety.kroki.sprawdz');
  return (
    <>
      <PageHeading block={block} view={view} title={title} />
      <p className="ok-wizard__intro">{binding.word('wspolne.widzety.kroki.sprawdzOpis')}</p>
      <Under title={title}>
        {view.steps.map((step) => (
          <StepAnswers key={step.id} block={block} step={step} onChange={onChange} />
        ))}
      </Under>
      <FormElement onSubmit={() => void form.submit()}>
        <FormFacts facts={block.facts} />
        <FormLayout />
        <div className="ok-form__tools ok-wizard__buttons">
          <SubmitButton />
          <BackButton block={block} />
        </div>
      </FormElement>
    </>
  );
});

const StepAnswers = observer(function StepAnswers(props: { block: WizardBlock; step: StepView; onChange: Change }) {
  const { block, step, onChange } = props;
  const { binding, form } = useForm();
  const { row } = step;
  const around = row ?? form;
  const asked = askedIn(block, step).map((path) => ({ path, name: path.split('.').at(-1) }));
  const list = block.fields.find(({ field }) => field === step.step.each);
  const { values } = around;
  const schema = row ? block.schema.properties?.[list?.field ?? '']?.items : block.schema;
  const of = { root: row ? 'item' : 'form', schema, values } as const;
  const lines = (list?.rows ?? block).fields.flatMap((field) => {
    const path = asked.find(({ name }) => name === field.field)?.path;
    return path !== undefined && around.visible(field.field)
      ? [{ path, answer: answerOf(field, of, binding, around.locals) }]
      : [];
  });
  const { facts } = step.step;
  if (lines.length === 0 && !facts) return null;
  return (
    <section className="ok-facts-box ok-panel ok-answers">
      <BlockHeading>{titleOf(step, binding, form)}</BlockHeading>
      <dl className="ok-facts">
        {lines.map(({ path, answer }) => (
          <AnswerRow key={path} answer={answer} onChange={() => onChange(step.id, path)} />
        ))}
      </dl>
      {facts && <FactList facts={facts} binding={binding} locals={around.locals} />}
    </section>
  );
});

const AnswerRow = observer(function AnswerRow({ answer, onChange }: { answer: Answer; onChange: () => void }) {
  const { binding, form } = useForm();
  const taken = useTakenOver();
  return (
    <div className="ok-facts__row">
      <dt>{answer.label}</dt>
      <dd>
        <div className="ok-form__grow">
          <AnswerText answer={answer} />
        </div>
        <Button kind="quiet" small disabled={!taken || form.busy} onClick={onChange}>
          {binding.word('wspolne.widzety.kroki.zmien')}
          <span className="ok-hidden"> {answer.label}</span>
        </Button>
      </dd>
    </div>
  );
});

const AnswerText = observer(function AnswerText({ answer: { kind, text, entries } }: { answer: Answer }) {
  const { binding } = useForm();
  if (kind === 'none') return <span className="ok-facts__none">{binding.word('wspolne.widzety.kroki.niePodano')}</span>;
  if (kind === 'secret') return <span className="ok-facts__none">{binding.word('wspolne.widzety.kroki.tajne')}</span>;
  if (entries.length === 0) return text;
  return (
    <ul className="ok-form__list ok-form__entry">
      {entries.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no key of its own
        <li key={index}>
          {lines.map(({ label, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label
            <p key={at}>{label ? `${label}: ${text}` : text}</p>
          ))}
        </li>
      ))}
    </ul>
  );
});
