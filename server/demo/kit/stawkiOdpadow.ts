/** The demo commune's waste fee of a month: for each person of a household. */
export const ODPADY_OSOBA_GROSZE = 3200;
/** For each container of an institution. */
export const ODPADY_POJEMNIK_GROSZE = 5150;
