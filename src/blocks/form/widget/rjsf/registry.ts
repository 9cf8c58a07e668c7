import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';

const Nothing = () => null;

/**
 * In the place of rjsf's default registry: the fields that walk a schema, and none of its templates and widgets, which
 * schema/templates.tsx and schema/widgets.tsx give.
 */
export default function getDefaultRegistry() {
  return {
    fields: { ArrayField, BooleanField, NumberField, ObjectField, SchemaField, StringField },
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
