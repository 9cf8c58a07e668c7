import { BusinessError } from '../../engine/http/refusals.ts';

/** What is wrong with one field of a form. */
export interface Fault {
  /** The code of the contract. */
  kod: string;
  /** The field of the request. */
  pole: string;
  /** The key of its reason in words; absent: the code. */
  slowa?: string;
}

/** The refusal of a form with this fault. */
export const fieldError = ({ kod, pole, slowa = kod }: Fault): BusinessError =>
  new BusinessError(kod, { [pole]: { key: slowa } });
