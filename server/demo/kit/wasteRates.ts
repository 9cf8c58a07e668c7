/** The demo commune's waste fee of a month: for each person of a household. */
export const WASTE_RATE_GROSZE = 3200;
/** For each container of an institution. */
export const CONTAINER_RATE_GROSZE = 5150;
