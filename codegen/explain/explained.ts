/** One value and where it is written. */
export interface Said {
  value: unknown;
  file: string;
  line: number;
  column: number;
}

/** Where a value of a municipality comes from. */
export interface Explained {
  /** The address; of a text its key with the language. */
  address: string;
  /** Absent: the overlay takes it away. */
  now?: Said;
  /** What takes it away. */
  by?: Said;
  /** Parts of it that are written elsewhere, by their address inside it. */
  parts: readonly { address: string; said: Said }[];
  /** What brings the fragment in which it stands. */
  through?: Said;
  /** What stands below the overlay and is replaced by it. */
  below?: Said;
}
