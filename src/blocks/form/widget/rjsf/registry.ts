import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';

const Nothing = () => null;

/**
 * In the place of rjsf's default registry: of its fields the two that walk the schema, and none of its templates and
 * widgets. Fields, templates and the button come from SchemaForm.
 */
export default function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField },
    templates: {
      ButtonTemplates: {},
      DescriptionFieldTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      FieldHelpTemplate: Nothing,
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: String,
  };
}
