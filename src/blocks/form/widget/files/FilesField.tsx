import './files.css';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { fileKinds } from '../../../../lang/descriptors/fileKinds.ts';
import { Button } from '../../../../portal/ui/Button.tsx';
import { describedBy } from '../../../../portal/ui/control.ts';
import { FieldError, FieldHint } from '../../../../portal/ui/Field.tsx';
import type { FormField } from '../../block.ts';
import type { FileWord } from '../../sentFiles.ts';
import { useForm } from '../formContext.ts';
import { type Slot, slotsOf } from './slots.ts';
import { type Upload, type Uploads, uploadsOf } from './Uploads.ts';

interface Props {
  field: FormField;
  id: string;
  label: string;
  mark?: ReactNode;
  hint?: string;
  error?: string;
}

/** Says a word of the field. */
type Say = (word: FileWord, values?: Readonly<Record<string, unknown>>) => string;

/** Files that are sent as soon as they are chosen; the form sends their ids. */
export default observer(function FilesField({ field, id, label, mark, hint, error }: Props) {
  const { binding, form } = useForm();
  const choice = field.files!;
  const uploads = uploadsOf(binding, form, field.field, choice);
  const say: Say = (word, values) => binding.text(choice.words[word], { ...form.locals, ...values });
  const slots = slotsOf(choice, binding, form.locals);
  const { news } = uploads;
  return (
    <fieldset
      className={error ? 'ok-field ok-field--error' : 'ok-field'}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className="ok-field__label">
        {label}
        {mark}
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {slots.map((slot, index) => (
        <Place key={String(slot.dokument ?? '')} {...{ slot, uploads, say }} id={`${id}.${index}`} name={field.field} />
      ))}
      <p className="ok-hidden" role="status">
        {news ? say(news.word, { nazwa: news.name }) : ''}
      </p>
    </fieldset>
  );
});

const Place = observer(function Place(props: { slot: Slot; uploads: Uploads; say: Say; id: string; name: string }) {
  const { slot, uploads, say, id, name } = props;
  const { binding, form } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { sent, all } = uploads.in(slot);
  const rodzaje = slot.kinds.map((kind) => fileKinds[kind].extensions[0].toUpperCase()).join(', ');
  const isFull = sent.length >= slot.most;
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !form.busy) uploads.add([...files], slot);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const label = slot.label === undefined ? say('dodaj') : say('dodajDo', { dokument: slot.label });
  const rule = say(slot.size === undefined ? 'przyjmujemyRodzaje' : 'przyjmujemy', { rodzaje, megabajty: slot.size });
  return (
    <div className="ok-field">
      {slot.label !== undefined && <p className="ok-field__label">{slot.label}</p>}
      {(sent.length > 0 || all.length > 0) && (
        <ul className="ok-form__list" aria-label={slot.label ?? say('lista')}>
          {sent.map((file) => {
            const problem = form.problem(`${name}.${uploads.sent.indexOf(file)}`);
            return (
              <li key={file.id} className="ok-form__tools ok-files__file">
                <Named name={file.nazwa} size={file.rozmiar} language={binding.language} />
                <Cross
                  words={say('usun', { nazwa: file.nazwa })}
                  disabled={form.busy}
                  onClick={() => uploads.remove(file)}
                />
                <FieldError id={`${id}.${file.id}`} error={problem} />
              </li>
            );
          })}
          {all.map((upload) => (
            <OnItsWay key={upload.key} {...{ upload, uploads, say, rodzaje }} />
          ))}
        </ul>
      )}
      {!isFull && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
        <div
          className={`ok-panel ok-form__tools ok-files__drop${isOver ? ' ok-files__drop--over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            ref={input}
            id={id}
            type="file"
            className="ok-hidden"
            tabIndex={-1}
            aria-hidden="true"
            multiple={slot.most > 1}
            accept={acceptOf(slot)}
            onChange={(event) => take(event.target.files)}
          />
          <Button kind="secondary" disabled={form.busy} onClick={() => input.current?.click()}>
            {label}
          </Button>
          <span className="ok-files__or">{say('upusc')}</span>
          <p className="ok-field__hint">{rule}</p>
        </div>
      )}
    </div>
  );
});

interface OnItsWayProps {
  upload: Upload;
  uploads: Uploads;
  say: Say;
  rodzaje: string;
}

const OnItsWay = observer(function OnItsWay({ upload, uploads, say, rodzaje }: OnItsWayProps) {
  const { binding } = useForm();
  const { name: nazwa, size, state, said, slot, done } = upload;
  const values = { nazwa, rodzaje, ile: slot.most, megabajty: slot.size };
  const words = said && ('plain' in said ? said.plain : say(said.word, values));
  return (
    <li className="ok-form__tools ok-files__file">
      <Named name={nazwa} size={size} language={binding.language} />
      {state === 'failed' ? (
        <>
          <p className="ok-field__error" role="alert">
            {words}
          </p>
          {mayHelp(said) && (
            <Button kind="quiet" small onClick={() => uploads.retry(upload)}>
              {say('ponow', { nazwa })}
            </Button>
          )}
          <Cross words={say('ukryj', { nazwa })} onClick={() => uploads.cancel(upload)} />
        </>
      ) : (
        <>
          <progress className="ok-files__progress" max={1} value={done} aria-label={say('wysylanie', { nazwa })} />
          <span role="status">
            {state === 'offline' ? say('offline') : state === 'checking' ? say('sprawdzanie') : ''}
          </span>
          <Cross words={say('anuluj', { nazwa })} onClick={() => uploads.cancel(upload)} />
        </>
      )}
    </li>
  );
});

/** The same file is refused again when its kind, size or content is wrong: another one is chosen below. */
const mayHelp = (said: Upload['said']): boolean =>
  said === undefined || ('plain' in said ? said.mayHelp : !['innyRodzaj', 'zaDuzy'].includes(said.word));

/** The name of the file is beside it. */
function Cross({ words, ...rest }: { words: string; disabled?: boolean; onClick: () => void }) {
  return (
    <Button kind="quiet" icon="close" iconOnly title={words} {...rest}>
      {words}
    </Button>
  );
}

function Named({ name, size, language }: { name: string; size: number; language: string }) {
  return (
    <span className="ok-form__grow">
      {name} <span className="ok-field__mark">{sizeOf(size, language)}</span>
    </span>
  );
}

function sizeOf(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1024), 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
  const digits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(Number(value));
}

const acceptOf = ({ kinds }: Slot): string =>
  kinds.flatMap((kind) => [fileKinds[kind].type, ...fileKinds[kind].extensions.map((one) => `.${one}`)]).join(',');
