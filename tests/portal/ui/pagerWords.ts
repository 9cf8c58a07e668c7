/** The labels of a pager in tests. */
export const pagerWords = {
  label: 'Strony',
  previous: 'Poprzednia',
  next: 'Następna',
  place: '1 z 2',
  size: 'Wierszy',
  all: 'Wszystkie',
};
