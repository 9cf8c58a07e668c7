import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'descriptions.pl.json');

/**
 * The descriptions of properties in Polish, by the English sentence of the schema. A sentence that is changed in the schema loses
 * its translation, so nobody reads in Polish what is no longer so; a test asks for the new one.
 */
export const polish: Readonly<Record<string, string>> = JSON.parse(readFileSync(FILE, 'utf8'));
