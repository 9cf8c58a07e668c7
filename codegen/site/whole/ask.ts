import { createHash } from 'node:crypto';

/** A response of the API. */
export interface ApiResponse {
  status: number;
  body: string;
}

/** Requests a path of the API, relative to its base, as a visitor. */
export type Ask = (address: string) => Promise<ApiResponse>;

export const digestOf = ({ status, body }: ApiResponse): string =>
  createHash('sha256').update(`${status} ${body}`).digest('base64');
