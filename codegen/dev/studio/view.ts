export type View =
  | 'blocks'
  | 'part'
  | 'text'
  | 'steps'
  | 'add'
  | 'look'
  | 'pages'
  | 'page'
  | 'publish'
  | 'history'
  | 'scenarios'
  | 'proposals';

/** They show the running screen. */
export const OF_SCREEN: readonly View[] = ['blocks', 'part', 'text', 'add', 'look'];
