/** What an item of a list is, by the key of the list. */
export const NOUNS: Readonly<Record<string, { en: string; pl: string }>> = {
  part: { en: 'Part', pl: 'Część' },
  columns: { en: 'Column', pl: 'Kolumna' },
  buttons: { en: 'Button', pl: 'Przycisk' },
  items: { en: 'Item', pl: 'Pozycja' },
  fields: { en: 'Field', pl: 'Pole' },
  options: { en: 'Option', pl: 'Opcja' },
  tabs: { en: 'Tab', pl: 'Zakładka' },
  steps: { en: 'Step', pl: 'Krok' },
  services: { en: 'Service', pl: 'Usługa' },
  groups: { en: 'Group', pl: 'Grupa' },
  tiles: { en: 'Tile', pl: 'Kafelek' },
  menu: { en: 'Menu entry', pl: 'Pozycja menu' },
  content: { en: 'Block', pl: 'Blok' },
};
