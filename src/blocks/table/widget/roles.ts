/**
 * The roles of a table's parts. A narrow screen shows rows as cards, with CSS alone, and a browser may forget what an
 * element is when its `display` changes: so each has its role in writing. HTML allows that only where the element `table`
 * is mere presentation; the frame around it is the table.
 */
export const roles = {
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
