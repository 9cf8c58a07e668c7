/**
 * Services for handlers, by name; each domain declares the types of its own by declaration
 * merging. A service that is absent is switched off.
 */
export interface Services {
  readonly [name: string]: unknown;
}
