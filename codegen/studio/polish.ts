/** Is it written in Polish? Contracts may be in either language. */
export const isPolish = (text: string): boolean => /[ąćęłńóśźż]/i.test(text);
