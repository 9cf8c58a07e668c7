/** The addresses for notices of the providers. */
export const NOTICES = { p24: '/platnosci/p24/powiadomienie', kir: '/platnosci/kir/powiadomienie' } as const;

/** The page that redirects a browser to the provider. */
export const PRZELEW = '/platnosci/przelew';
