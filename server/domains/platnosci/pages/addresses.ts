/** Where providers send their notices. */
export const NOTICES = { p24: '/platnosci/p24/powiadomienie', kir: '/platnosci/kir/powiadomienie' } as const;

/** The page from which a browser goes on to the provider. */
export const PRZELEW = '/platnosci/przelew';
