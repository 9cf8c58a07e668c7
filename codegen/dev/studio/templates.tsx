import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { observer } from 'mobx-react-lite';
import type { Spoken } from '../../studio/names.ts';
import { keyName, valueName } from '../../studio/names.ts';
import { useStudio } from './context.ts';
import type { FormContext } from './formContext.ts';

/** A property: its name, what it is for, its value, its default, and where its value is written. */
const FieldTemplate = observer(function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, fieldPathId, registry, uiSchema, rawErrors = [], hidden } = props;
  const studio = useStudio();
  const { words, language } = studio;
  const { drawn, part, value } = registry.formContext as FormContext;
  const [key] = fieldPathId.path;
  if (typeof key !== 'string') return children;
  const property = drawn.properties[key];
  if (!property || hidden) return null;
  const place = part.places[key];
  const set = value[key] !== undefined;
  // Nobody writes JSON where a place of the portal is chosen.
  const kind = uiSchema?.['ui:field'] === 'target' ? '' : words.kinds[property.kind];
  return (
    <div className="studio__field" data-set={set || undefined}>
      <div className="studio__label">
        <label htmlFor={id}>{keyName(key, language)}</label>
        {kind && <span className="studio__kind">{kind}</span>}
        {set && !property.required && (
          <button
            type="button"
            className="studio__tool"
            title={words.takeAwayShort}
            aria-label={words.takeAway(keyName(key, language))}
            onClick={() => studio.write(key, undefined)}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      {children}
      {rawErrors.map((error) => (
        <p key={error} className="studio__error">
          {error}
        </p>
      ))}
      <p className="studio__hint" id={`${id}-hint`}>
        <Explained text={property.description[language]} />
      </p>
      {!set && property.default !== undefined && (
        <p className="studio__hint">{words.without(shownValue(property.default, words, language))}</p>
      )}
      <p className="studio__place">
        <code>{key}</code>
        {place && (
          <>
            {' · '}
            <code>
              {place.file}:{place.line}
            </code>
            {!place.own && ` · ${words.ofBase}`}
          </>
        )}
      </p>
    </div>
  );
});

/** A description, with what stands in backticks as code. */
const Explained = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name.
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

const shownValue = (value: unknown, { yes, no }: { yes: string; no: string }, language: Spoken): string =>
  typeof value === 'boolean' ? (value ? yes : no) : valueName(String(value), language);

/** What has a value stands open, the rest behind one line. */
const ObjectFieldTemplate = observer(function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { properties, registry } = props;
  const { words } = useStudio();
  const { drawn, value, part } = registry.formContext as FormContext;
  const shown = properties.filter(({ name }) => !(name in part.lists) && name !== 'content');
  const isFirst = (name: string) => drawn.properties[name]?.required || value[name] !== undefined;
  const first = shown.filter(({ name }) => isFirst(name));
  const rest = shown.filter(({ name }) => !isFirst(name));
  return (
    <>
      {first.map(({ content }) => content)}
      {rest.length > 0 && (
        <details className="studio__rest">
          <summary>{words.more(rest.length)}</summary>
          {rest.map(({ content }) => content)}
        </details>
      )}
    </>
  );
});

const Nothing = () => null;

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  TitleFieldTemplate: Nothing,
};
