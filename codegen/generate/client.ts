import { answersData, type Operation } from '../../src/lang/descriptors/contract.ts';
import type { Contract } from '../contract/contract.ts';
import { BANNER } from './banner.ts';
import { pascal } from './models.ts';

/** One typed function an operation. */
export function client(contract: Contract): string {
  const all = [...contract.operations.values()];
  return [
    `// ${BANNER}\n`,
    "import type { Api, CallOptions, DocumentAnswer } from '../portal/api/Api.ts';\n",
    "import type * as models from './models.ts';\n",
    "import * as operations from './operations.ts';\n",
    ...all.map(callFunction),
  ].join('');
}

function callFunction({ id, args, answer, errors }: Operation): string {
  const none = Object.values(args).every((argument) => !argument.required);
  const result = !answersData(answer) ? 'DocumentAnswer' : `models.${pascal(id)}Answer`;
  const codes = Object.entries(errors).map(([code, meaning]) => ` * @throws ApiError ${code}: ${meaning}\n`);
  const comment = codes.length ? `/**\n${codes.join('')} */\n` : '';
  return `
${comment}export function ${id}(
  api: Api,
  args: models.${pascal(id)}Args${none ? ' = {}' : ''},
  options?: CallOptions,
): Promise<${result}> {
  return api.call(operations.${id}, { ...args }, options) as Promise<${result}>;
}
`;
}
