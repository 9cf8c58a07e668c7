/** `stan-licznika` -> `stanLicznika` */
export const idOf = (slug: string): string => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
