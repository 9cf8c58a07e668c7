import { createHash, createHmac } from 'node:crypto';

/** Who signs a request to an S3-like store. */
export interface S3Keys {
  region: string;
  klucz: string;
  tajnyKlucz: string;
}

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The headers of a signed request without a query, whose body is whole. For three kinds of requests the signature is
 * shorter than a library, and has nothing to keep up to date. Source: AWS, Signature Version 4.
 *
 * @param url whose path needs no encoding
 * @param more headers that are signed, too, in lower case
 */
export function signS3(
  method: string,
  url: URL,
  body: Buffer,
  { region, klucz, tajnyKlucz }: S3Keys,
  now: Date,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = moment.slice(0, 8);
  const headers: Record<string, string> = {
    ...more,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': moment,
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = [method, url.pathname, '', lines, names.join(';'), headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${tajnyKlucz}`);
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${klucz}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
