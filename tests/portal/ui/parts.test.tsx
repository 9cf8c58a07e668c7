// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../../../src/portal/ui/Button.tsx';
import { Checkbox } from '../../../src/portal/ui/Checkbox.tsx';
import { DateInput } from '../../../src/portal/ui/DateInput.tsx';
import { Field, requiredMark } from '../../../src/portal/ui/Field.tsx';
import { Icon } from '../../../src/portal/ui/Icon.tsx';
import { LinkButton } from '../../../src/portal/ui/LinkButton.tsx';
import { MoneyInput } from '../../../src/portal/ui/MoneyInput.tsx';
import { Notice } from '../../../src/portal/ui/Notice.tsx';
import { Pager } from '../../../src/portal/ui/Pager.tsx';
import { RadioGroup } from '../../../src/portal/ui/RadioGroup.tsx';
import { Select } from '../../../src/portal/ui/Select.tsx';
import { Skeleton } from '../../../src/portal/ui/Skeleton.tsx';
import { Snackbar } from '../../../src/portal/ui/Snackbar.tsx';
import { Spinner } from '../../../src/portal/ui/Spinner.tsx';
import { TextArea } from '../../../src/portal/ui/TextArea.tsx';
import { TextInput } from '../../../src/portal/ui/TextInput.tsx';
import { VisuallyHidden } from '../../../src/portal/ui/VisuallyHidden.tsx';
import { axeProblems } from './axe.ts';
import { dateWords } from './dateWords.ts';
import { pagerWords as words } from './pagerWords.ts';

afterEach(cleanup);

const none = () => {};
const typ = [
  { value: 'osoba', label: 'Osoba fizyczna', hint: 'Numer PESEL' },
  { value: 'instytucja', label: 'Instytucja' },
];
const field = { id: 'pole', label: 'Pole', hint: 'Podpowiedź', error: 'Wypełnij pole', required: true };

const parts: Record<string, ReactElement> = {
  button: <Button>Zapłać</Button>,
  'button with an icon alone': (
    <Button icon="close" iconOnly>
      Zamknij
    </Button>
  ),
  'button at work': <Button busy>Wyślij</Button>,
  'button switched off': <Button disabled>Wyślij</Button>,
  'link button': (
    <LinkButton href="/logowanie" icon="login">
      Zaloguj się
    </LinkButton>
  ),
  'icon with a meaning': <Icon name="warning" label="Uwaga" />,
  'icon as decoration': <Icon name="home" />,
  notice: (
    <Notice tone="warning" title="Przerwa" word="Uwaga" role="status" action={<Button>Ponów</Button>}>
      Wrócimy jutro.
    </Notice>
  ),
  'text input': <Field {...field}>{(control) => <TextInput {...control} value="" onChange={none} />}</Field>,
  'password input': (
    <Field {...field}>
      {(control) => (
        <TextInput {...control} type="password" value="a" onChange={none} reveal={{ show: 'Pokaż', hide: 'Ukryj' }} />
      )}
    </Field>
  ),
  'text area': <Field {...field}>{(control) => <TextArea {...control} value="" onChange={none} />}</Field>,
  select: (
    <Field {...field}>
      {(control) => <Select {...control} value="" none="Wybierz" onChange={none} options={typ} />}
    </Field>
  ),
  'date input': (
    <Field {...field}>
      {(control) => <DateInput {...control} value="15.03" onChange={none} language="pl" words={dateWords} />}
    </Field>
  ),
  'money input': <Field {...field}>{(control) => <MoneyInput {...control} value="1,00" onChange={none} />}</Field>,
  checkbox: <Checkbox id="zgoda" label="Zgoda" hint="Można cofnąć" error="Zaznacz" checked={false} onChange={none} />,
  'checkbox in a row': <Checkbox id="rata" label="Rata 1" hideLabel mixed checked={false} onChange={none} />,
  'radio group': (
    <RadioGroup
      id="typ"
      legend="Kto"
      hint="Jedno"
      error="Wybierz"
      required
      value="osoba"
      onChange={none}
      options={typ}
    />
  ),
  pager: <Pager page={1} pages={2} onPage={none} size={5} sizes={[5, 10, 0]} onSize={none} words={words} />,
  'spinner with words': <Spinner label="Wczytuję" />,
  'spinner as decoration': <Spinner />,
  skeleton: <Skeleton lines={3} label="Wczytuję" />,
  snackbar: (
    <Snackbar
      items={[
        { id: 1, text: 'Zapisano', tone: 'success' },
        { id: 2, text: 'Nie udało się', tone: 'danger' },
      ]}
      onClose={none}
      onPause={none}
      onResume={none}
      closeWord="Zamknij"
    />
  ),
  'words for those who listen': <VisuallyHidden live>Wczytano</VisuallyHidden>,
};

test.each(Object.entries(parts))('axe finds no problem in %s', async (_name, part) => {
  const { container } = render(part);
  expect(container.childElementCount).toBeGreaterThan(0);
  expect(await axeProblems(container)).toEqual([]);
});

// A form of forty fields is drawn on a phone: each element more is forty.
test.each([
  ['select', ['OPTION', 'OPTION', 'OPTION']],
  ['text area', []],
  ['text input', []],
])('a field of a %s has only the elements that it would have by hand', (name, inside) => {
  const { props } = parts[name] as ReactElement<Parameters<typeof Field>[0]>;
  const { container } = render(
    <Field {...props} mark={requiredMark} error={undefined}>
      {props.children}
    </Field>,
  );
  const tags = Array.from(container.querySelectorAll('*'), ({ tagName }) => tagName);
  const control = { select: 'SELECT', 'text area': 'TEXTAREA', 'text input': 'INPUT' }[name];
  expect(tags).toEqual(['DIV', 'LABEL', 'SPAN', 'P', control, ...inside]);
});
