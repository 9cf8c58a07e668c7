/**
 * Of what people send again and again, lists have so many, the newest. Who sends all that a day allows would otherwise make
 * answers and documents in time that keep the office busy for seconds; nobody else has ever sent as much.
 */
export const NEWEST = 500;
