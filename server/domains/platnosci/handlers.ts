export { dajHistoriePlatnosci, dajPlatnosc, dodajPrzelew, guards } from './orders.ts';
export { dajDanePrzelewu } from './przelew.ts';
export { dajTerminyPlatnosci } from './terminy.ts';
