/** What a pager is called in a test. */
export const pagerWords = {
  label: 'Strony',
  previous: 'Poprzednia',
  next: 'Następna',
  place: '1 z 2',
  size: 'Wierszy',
  all: 'Wszystkie',
};
