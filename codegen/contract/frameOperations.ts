/** Operations that the portal calls on every screen, whatever the screen itself calls. */
export const FRAME_OPERATIONS: ReadonlySet<string> = new Set([
  'zaloguj',
  'zalogujTotp',
  'dajDaneUzytkownika',
  'dajListePodmiotow',
  'przedluzSesje',
  'wyloguj',
  'dajKonfiguracje',
  'dajStanPrzerwyTechnicznej',
]);
