/** One value and where it is written. */
export interface Said {
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
  now?: Said;
  /** The line that removes it. */
  by?: Said;
  /** Parts of it that are written elsewhere, by their address inside it. */
  parts: readonly { address: string; said: Said }[];
  /** The include of the fragment that contains it. */
  through?: Said;
  /** The value of the base that the overlay replaces. */
  below?: Said;
}
