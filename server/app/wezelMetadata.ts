/*
 * Prints the SAML metadata of the office for the national node: `node server/app/wezelMetadata.ts`, with the environment of
 * the office.
 */
import { metadataOf } from '../domains/wezel/metadata.ts';
import { runCommand } from '../engine/command.ts';
import { StartError } from '../engine/config/startError.ts';
import { readConfig } from './config.ts';
import { openWezel } from './openWezel.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const { wezel } = openWezel(config);
  if (!wezel) throw new StartError('OKIENKO_WEZEL names no node: docs/office.md shows the contents of its file.');
  return metadataOf(wezel, config.adres);
});
