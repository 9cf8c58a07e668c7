import type { DateWords } from '../../../src/portal/ui/DateInput.tsx';

export const dateWords: DateWords = {
  open: 'Wybierz z kalendarza: Data od',
  title: 'Data od',
  close: 'Zamknij kalendarz',
  month: 'Miesiąc',
  year: 'Rok',
  previous: 'Poprzedni miesiąc',
  next: 'Następny miesiąc',
  today: 'dzisiaj',
  failed: 'Kalendarza nie udało się wczytać.',
};
