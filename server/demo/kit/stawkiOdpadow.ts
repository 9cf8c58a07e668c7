import data from '../../domains/odpady/data/stawki.json' with { type: 'json' };

const stawki = data.miesiecznieGrosze[2026];

/** The demo commune's waste fee of a month: for each person of a household. It was the same in all years with cards. */
export const ODPADY_OSOBA_GROSZE = stawki['Liczba osób w gospodarstwie'];
/** For each container of an institution. */
export const ODPADY_POJEMNIK_GROSZE = stawki['Pojemniki 1100 l na odpady zmieszane'];
