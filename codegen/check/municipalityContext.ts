import type { Access } from '../../src/lang/descriptors/contract.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { Type, Written } from '../../src/lang/expressions/types.ts';
import type { Contract } from '../contract/load.ts';
import type { JsonFile } from '../files/jsonFile.ts';
import type { Schemas } from '../files/schemas.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import type { Locales } from '../texts/locales.ts';
import type { Part } from './config/config.ts';
import type { Defined } from './defined.ts';

/** A screen as other screens see it. */
export interface ScreenSignature {
  name: string;
  path: string;
  access: Access;
  params: ReadonlyMap<string, { type: Type; required: boolean; in: 'path' | 'query' | 'memory' }>;
  /** The beginning of its file. */
  place: Written;
  /** The declaration of a parameter, for editors. */
  written(param: string): readonly Written[];
  /** Screens that it opens instead of itself when a parameter is missing. */
  missingParamTargets: readonly string[];
  /** The search leads to it, so the site map does too. */
  found: boolean;
  /** Screens to one of which its `start` leads, whatever the conditions are. */
  startTargets: readonly string[];
}

/** A service as screens see it: `name` and `words` are text keys. */
export interface ServiceFacts {
  slug: string;
  screen: string;
  access: Access;
  name: string;
  icon?: string;
  words?: string;
}

/** What every check of one municipality shares. */
export interface MunicipalityContext {
  contract: Contract;
  schemas: Schemas;
  locales: Locales;
  screens: ReadonlyMap<string, ScreenSignature>;
  /** Services by number. */
  services: ReadonlyMap<number, ServiceFacts>;
  /** Files of screens/fragments/ by name. */
  fragments: ReadonlyMap<string, JsonFile>;
  /** Fragments that a screen includes. */
  includedFragments: Set<string>;
  /** Of screens/definitions/. */
  definitions: Defined;
  /** Definitions that an expression or a text uses. */
  usedDefinitions: Set<string>;
  /** What services contribute to screens, by screen. */
  parts: ReadonlyMap<string, readonly Part[]>;
  /** Screens with a block `parts`. */
  composedScreens: Set<string>;
  /** Screens that some step or parameter leads to. */
  linkedScreens: Set<string>;
  hosts: readonly string[];
  /** Hosts whose pages a screen may embed. */
  frameHosts: readonly string[];
  /** Hosts that forms may be sent to. */
  postHosts: readonly string[];
  /** The screen a failure of essential data leads to. */
  servicesScreen: string;
  report(problem: Problem): void;
  /** Receives the names and expressions that the check finds; problems go to `report`. */
  listener?: SymbolListener | undefined;
}
