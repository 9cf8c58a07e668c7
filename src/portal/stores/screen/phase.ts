/**
 * deciding: parameters and guards are being decided; starting: its first steps run; open: it is drawn; refused: it leads
 * to another place; failed: a guard cannot be decided.
 */
export type Phase = 'deciding' | 'starting' | 'open' | 'refused' | 'failed';
