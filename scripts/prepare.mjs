/*
 * Installs and builds what a command needs before it runs. Plain JavaScript without newer syntax: on a fresh clone the
 * machine's own, possibly older Node runs it.
 */
import { prepare } from './prepare/prepare.mjs';
import { stop } from './prepare/say.mjs';

prepare(process.argv[2] || 'start').catch((failure) => stop(failure.message));
