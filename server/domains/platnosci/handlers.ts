export { dajHistoriePlatnosci, dajPlatnosc, dodajPrzelew, guards } from './orders.ts';
export { dajDanePrzelewu } from './przelew.ts';
export { dajRaty } from './raty.ts';
export { dajTerminyPlatnosci } from './terminy.ts';
