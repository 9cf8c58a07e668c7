import { formValidators } from '../../contract/validators.ts';
import { partForms } from './partForms.ts';

/** The text of the module `studio:forms` (codegen/dev/studio/forms.d.ts). @param root the folder `schemas/` */
export function formsModule(root: string): string {
  const { paths, forms } = partForms(root);
  const validators = forms.map(({ schema }) => {
    const code = formValidators(schema);
    const start = code.indexOf('export default ');
    return `(() => {\n${code.slice(0, start)}return ${code.slice(start + 'export default '.length)}})()`;
  });
  return `const paths = ${JSON.stringify(paths)};
const forms = ${JSON.stringify(forms)};
const validators = [
${validators.join(',\n')}
];
export const formOf = (kind) =>
  kind in paths ? { form: forms[paths[kind]], validators: validators[paths[kind]] } : undefined;
`;
}
