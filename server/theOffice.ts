import type { OfficeFacts } from '../codegen/compile/office.ts';
import shipped from '../services.config.json' with { type: 'json' };

/** How the office is reached, as its municipality says. What runs without one, such as making the demo, has the shipped one. */
export const contactOf = ({ office }: { office?: Pick<OfficeFacts, 'contact'> | undefined }): OfficeFacts['contact'] =>
  office?.contact ?? shipped.office;
