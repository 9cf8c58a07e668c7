/** One value and where it is written. */
export interface Located {
  value: unknown;
  file: string;
  line: number;
  column: number;
}

/** Where a value of a municipality comes from. */
export interface Explained {
  /** The address; for a text its key with the language. */
  address: string;
  /** Absent: the overlay removes it. */
  now?: Located;
  /** The line that removes it. */
  by?: Located;
  /** Parts of it that are written elsewhere, by their address inside it. */
  parts: readonly { address: string; located: Located }[];
  /** The definitions that its expressions and texts name, directly or through another. */
  definitions?: readonly { address: string; located: Located }[];
  /** The line of the overlay that moves it. */
  moved?: Located;
  /** The include of the fragment that contains it. */
  through?: Located;
  /** The value of the base that the overlay replaces. */
  below?: Located;
}
