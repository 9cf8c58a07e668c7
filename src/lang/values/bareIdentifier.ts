/** An identifier without the blanks and dashes that people write into it. */
export const bareIdentifier = (text: string): string => text.replace(/[\s\u00a0-]/g, '');
