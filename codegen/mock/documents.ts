/** A file or document that an operation answers. */
export interface MockDocument {
  bytes: Uint8Array;
  type: string;
  name: string;
}

export const exampleFile = (): MockDocument => ({
  bytes: Buffer.from('To jest przykładowy plik. / This is an example file.\n'),
  type: 'text/plain',
  name: 'przyklad.txt',
});

export const exampleDocument = (operationId: string): MockDocument => ({
  bytes: examplePdf(operationId),
  type: 'application/pdf',
  name: `przyklad-${operationId}.pdf`,
});

/** The letter ł, which no standard encoding of the fourteen fonts has, has this byte. */
const L = '\x80';

/** A page that every PDF reader opens and that does not look like an official document. */
export function examplePdf(operationId: string): Uint8Array {
  const lines = [`Przyk${L}adowy dokument`, 'An example document', operationId.replace(/[^\w.-]/g, '')];
  const text = `BT /F 20 Tf 72 760 Td 28 TL ${lines.map((line) => `(${line}) '`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pl) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [128 /lslash] >> >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, 'latin1');
}

/** One grey pixel. */
export const EXAMPLE_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
