import type { Tone } from '../../../../src/lang/descriptors/text.ts';

/** Points (1/72 inch) of an A4 page and its margins. */
export const PAGE = { width: 595.28, height: 841.89, side: 54, top: 60, bottom: 50 } as const;

export const INK = '#1b242d';
export const MUTED = '#54606c';
export const LINE = '#d3dae1';
export const ACCENT = '#0b5c53';
export const HEAD_FILL = '#e4f1ee';

/** `strong` on white has a contrast of at least 4.5 : 1; `soft` is the background of text. */
export const TONES: Readonly<Record<Tone, { strong: string; soft: string }>> = {
  neutral: { strong: '#54606c', soft: '#f3f5f7' },
  info: { strong: '#1f4e79', soft: '#eef4fa' },
  success: { strong: '#1a6633', soft: '#edf7f0' },
  warning: { strong: '#865100', soft: '#fdf4e3' },
  danger: { strong: '#a3271f', soft: '#fceeed' },
};

export const SIZE = { title: 20, h2: 13.5, h3: 11.5, h4: 10.5, body: 10, small: 8.5 } as const;
/** Font sizes that a table is tried in, until its words fit. */
export const TABLE_SIZES: readonly number[] = [9.5, 9, 8.5, 8, 7.5, 7, 6.5];
