import type { FieldProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useState } from 'react';
import type { Json } from '../../studio/edit.ts';
import { keyName } from '../../studio/names.ts';
import type { Property } from '../forms/form.ts';
import { useLack } from './common/Common.ts';
import { useStudio } from './context.ts';
import type { FormContext } from './formContext.ts';
import { TargetChooser } from './TargetChooser.tsx';

type Props = FieldProps;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const hintOf = ({ fieldPathId }: Props): string => `${fieldPathId.$id}-hint`;

/** A formula in one line or more; a number or a flag stays one. */
const ExpressionField = observer(function ExpressionField(props: Props) {
  const { fieldPathId, formData, onChange } = props;
  const lack = useLack('screen');
  if (isObject(formData)) return <JsonField {...props} />;
  const change = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    const plain = /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value) && typeof formData !== 'string';
    onChange(value === '' ? undefined : plain ? JSON.parse(value) : value, fieldPathId.path);
  };
  return (
    <textarea
      id={fieldPathId.$id}
      className="studio__code"
      aria-describedby={hintOf(props)}
      rows={Math.min(6, Math.ceil(String(formData ?? '').length / 38) || 1)}
      disabled={lack !== undefined}
      value={formData === undefined ? '' : String(formData)}
      spellCheck={false}
      onChange={change}
    />
  );
});

/** The sentence of a text key, which opens it; the key itself is for those who write files. */
const TextField = observer(function TextField(props: Props) {
  const { fieldPathId, formData, onChange } = props;
  const { words } = useStudio();
  const lack = useLack('screen');
  const { text } = isObject(formData) ? (formData as { text?: Json }) : { text: formData };
  const key = typeof text === 'string' ? text : undefined;
  // One that is being written stays where it is.
  const [isOpen] = useState(key === undefined);
  return (
    <>
      {key !== undefined && <SentenceButton name={key} />}
      <details open={isOpen}>
        <summary>{words.textKey}</summary>
        {isObject(formData) ? (
          <>
            <p className="studio__hint">{words.textByParts}</p>
            <JsonField {...props} />
          </>
        ) : (
          <input
            id={fieldPathId.$id}
            className="studio__code"
            aria-describedby={hintOf(props)}
            disabled={lack !== undefined}
            value={typeof formData === 'string' ? formData : ''}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.value, fieldPathId.path)}
          />
        )}
      </details>
    </>
  );
});

const SentenceButton = observer(function SentenceButton({ name }: { name: string }) {
  const studio = useStudio();
  const { words } = studio;
  const sentence = studio.sentences.of(name, studio.shown.languages[0] ?? 'pl');
  if (sentence === undefined) return null;
  return (
    <button type="button" className="studio__text" title={words.openText(name)} onClick={() => studio.openText(name)}>
      <span>{sentence || words.noText}</span>
      <span aria-hidden="true"> ✎</span>
    </button>
  );
});

/** What no input can say. It is sent when it is JSON; the check of the whole municipality judges it as it judges a file. */
const JsonField = observer(function JsonField(props: Props) {
  const { fieldPathId, formData, onChange } = props;
  const { words } = useStudio();
  const lack = useLack('screen');
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  const given = formData === undefined ? '' : JSON.stringify(formData, null, 2);
  const text = typed && typed.of === given ? typed.text : given;
  const change = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    const parsed = parse(value);
    setTyped({
      text: value,
      of: parsed ? (parsed.value === undefined ? '' : JSON.stringify(parsed.value, null, 2)) : given,
    });
    if (parsed) onChange(parsed.value, fieldPathId.path);
  };
  return (
    <>
      <textarea
        id={fieldPathId.$id}
        className="studio__code"
        aria-describedby={hintOf(props)}
        aria-invalid={!parse(text) || undefined}
        rows={Math.min(12, text.split('\n').length)}
        disabled={lack !== undefined}
        value={text}
        spellCheck={false}
        onChange={change}
      />
      {!parse(text) && <p className="studio__error">{words.notJson}</p>}
    </>
  );
});

function parse(text: string): { value: Json | undefined } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}

/** Simple while its value is: a number, a word of a list; otherwise JSON. */
const EitherField = observer(function EitherField(props: Props) {
  const { fieldPathId, formData, registry } = props;
  const { drawn } = registry.formContext as FormContext;
  const { simple } = drawn.properties[String(fieldPathId.path[0])]!;
  if (!simple || !isOf(simple, formData)) return <JsonField {...props} />;
  const { SelectWidget, TextWidget } = registry.widgets;
  const Widget = (simple.enum || simple.type === 'boolean' ? SelectWidget : TextWidget)!;
  const isNumber = simple.type === 'integer' || simple.type === 'number';
  const change = (value: unknown) =>
    props.onChange((isNumber && value !== undefined ? Number(value) : value) as Json | undefined, fieldPathId.path);
  const handlers = { onChange: change, onBlur: () => {}, onFocus: () => {} };
  return (
    <Widget
      id={fieldPathId.$id}
      name={props.name}
      label=""
      options={{}}
      schema={simple as Props['schema']}
      value={formData}
      registry={registry}
      {...handlers}
    />
  );
});

/** A value that is not there can still become simple. */
function isOf({ type, enum: values }: NonNullable<Property['simple']>, value: unknown): boolean {
  if (value === undefined) return true;
  if (values) return (values as readonly unknown[]).includes(value);
  return type === (type === 'integer' && Number.isInteger(value) ? 'integer' : typeof value);
}

/** Where a tile or an entry of the menu leads. The home page shows services and pages, as tiles have them. */
const TargetField = observer(function TargetField({ fieldPathId, formData, onChange, registry }: Props) {
  const { language } = useStudio();
  const { part } = registry.formContext as FormContext;
  const kinds = part.at.startsWith('tiles/') ? { kinds: ['service', 'screen'] } : {};
  return (
    <TargetChooser
      id={fieldPathId.$id}
      label={keyName('to', language)}
      value={formData as Json | undefined}
      {...kinds}
      {...(part.at.startsWith('menu/') && { home: { value: { home: true } } })}
      onChoose={(to) => onChange(to, fieldPathId.path)}
    />
  );
});

const Nothing = () => null;

export const fields = {
  expression: ExpressionField,
  text: TextField,
  json: JsonField,
  either: EitherField,
  target: TargetField,
  nothing: Nothing,
};
