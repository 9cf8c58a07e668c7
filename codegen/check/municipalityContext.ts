import type { Access } from '../../src/lang/descriptors/contract.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { Type, Written } from '../../src/lang/expressions/types.ts';
import type { Contract } from '../contract/load.ts';
import type { JsonFile } from '../files/jsonFile.ts';
import type { Schemas } from '../files/schemas.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import type { Locales } from '../texts/locales.ts';

/** A screen as other screens see it. */
export interface ScreenSignature {
  name: string;
  path: string;
  access: Access;
  params: ReadonlyMap<string, { type: Type; required: boolean; in: 'path' | 'query' | 'memory' }>;
  /** Its file. */
  place: Written;
  /** The place where a parameter is declared. */
  written(param: string): readonly Written[];
  /** Where it leads when a parameter is not there. */
  missing: readonly string[];
  /** Where its `start` leads whatever happens. */
  leads: readonly string[];
}

/** What every check of one municipality shares. */
export interface MunicipalityContext {
  contract: Contract;
  schemas: Schemas;
  locales: Locales;
  screens: ReadonlyMap<string, ScreenSignature>;
  /** Services by number. */
  services: ReadonlyMap<number, { screen: string; access: Access; name: string }>;
  /** Files of screens/fragments/ by name. */
  fragments: ReadonlyMap<string, JsonFile>;
  /** Fragments that a screen includes. */
  included: Set<string>;
  /** Screens that some step or parameter leads to. */
  led: Set<string>;
  hosts: readonly string[];
  /** Hosts whose pages a screen may embed. */
  framed: readonly string[];
  /** Hosts that forms may be sent to. */
  posted: readonly string[];
  /** The screen a failure of essential data leads to. */
  servicesScreen: string;
  report(problem: Problem): void;
  /** Receives what the check finds. */
  listener?: SymbolListener | undefined;
}
