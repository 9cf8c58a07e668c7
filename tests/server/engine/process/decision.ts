/** A document with which an application is decided. */
export const PDF = { nazwa: 'decyzja.pdf', bytes: Buffer.from('%PDF-1.7\nDecyzja\n%%EOF\n') };
