/** A Polish postal code as it is written: `00-999`. */
export const isPostalCode = (text: string): boolean => /^\d\d-\d{3}$/.test(text);
