export type Language = 'pl' | 'en' | 'de' | 'uk';
