declare module '../../engine/config/config.ts' {
  interface Config {
    /** Residents may read and change their addresses for letters: not without the section `dane` of the water summary. */
    daneKorespondencyjne: boolean;
  }
}

export {};
