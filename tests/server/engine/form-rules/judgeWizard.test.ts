import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLayers } from '../../../../codegen/check/checkMunicipality.ts';
import { filesOnDisk } from '../../../../codegen/files/files.ts';
import { withPending } from '../../../../codegen/new/pending.ts';
import { alone } from '../../../../codegen/overlay/layers.ts';
import { View } from '../../../../server/engine/documents/view.ts';
import { judgeForm } from '../../../../server/engine/form-rules/judgeForm.ts';
import { officeView } from '../../../../src/blocks/form/officeView.ts';
import { formsByOperation } from '../../../../src/blocks/form/sentForms.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const say = 'proba.etykieta';

/** Consents, and an address only for those who want mails. */
const wizard = {
  id: 'zgody',
  type: 'wizard',
  operation: 'zapiszZgody',
  steps: [
    {
      id: 'zgody',
      title: say,
      fields: [
        { field: 'powiadomieniaEmail', label: say },
        { field: 'powiadomieniaSms', label: say },
      ],
    },
    {
      id: 'adres',
      title: say,
      visible: 'form.powiadomieniaEmail == true',
      fields: [
        {
          field: 'email',
          label: say,
          required: 'proba.grupa',
          rules: [{ must: 'isEmail(form.email)', say: 'proba.nazwa' }],
        },
        { field: 'telefon', label: say, visible: 'form.powiadomieniaSms == true' },
      ],
    },
  ],
  submit: say,
  then: [{ notify: say }],
  otherwise: { notify: say },
};

function compiled() {
  const screen = JSON.stringify({ title: 'proba.nazwa', content: [wizard] });
  const files = withPending(
    filesOnDisk(join(ROOT, 'tests/codegen/check/base')),
    new Map([['screens/proba.json', screen]]),
  );
  const { screens, problems } = checkLayers({ root: ROOT }, alone(files));
  // The operation is for who is logged in, and the screen of the test is public.
  expect(problems.filter(({ severity, code }) => severity === 'error' && code !== 'operation.access')).toEqual([]);
  return Object.values(screens);
}

function judge(args: Record<string, unknown>) {
  const [sent] = formsByOperation(compiled()).get('zapiszZgody') ?? [];
  const office = officeView(sent!, Object.keys(args));
  const phrase = (key: string) => key;
  const shared = { language: 'pl' as const, phrase, words: {} as never, services: {}, explained: new Set<string>() };
  const scope = { data: {}, params: {}, state: {}, calc: {}, today: '2026-11-21', arg: args };
  const view = new View({ ...shared, print: () => [] }, scope);
  return judgeForm(sent!, { office, args, view, officeLanguage: view });
}

const none = { powiadomieniaEmail: false, powiadomieniaSms: true, email: null, telefon: null };
const refused = { key: 'pole.wartosc' };

test('the office finds a wizard by the operation that it sends', () => {
  const forms = formsByOperation(compiled()).get('zapiszZgody') ?? [];
  expect(forms.map(({ form }) => form.id)).toEqual(['zgody']);
});

test('answers of a step that does not exist are neither required nor accepted', () => {
  expect(judge(none)).toBeUndefined();
  expect(judge({ ...none, email: 'anna@poczta.example' })).toEqual({ email: refused });
  expect(judge({ ...none, telefon: '600100200' })).toEqual({ telefon: refused });
});

test('a step that exists is judged as a form: what is required, its rules, and its hidden fields', () => {
  const some = { ...none, powiadomieniaEmail: true };
  expect(judge(some)).toEqual({ email: { text: 'proba.grupa' } });
  expect(judge({ ...some, email: 'anna' })).toEqual({ email: { text: 'proba.nazwa' } });
  expect(judge({ ...some, email: 'anna@poczta.example', telefon: '600100200' })).toBeUndefined();
  const noSms = { ...some, powiadomieniaSms: false, email: 'anna@poczta.example' };
  expect(judge({ ...noSms, telefon: '600100200' })).toEqual({ telefon: refused });
  expect(judge(noSms)).toBeUndefined();
});
