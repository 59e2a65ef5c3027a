import type { EndpointSpec } from './endpoint.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Hashes a text to lower-case hex; the browser and the server bring their own. */
export interface Hashes {
  readonly sha1: (text: string) => string;
  readonly md5: (text: string) => string;
}

const isPrimitive = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const byCodeUnit = (a: string, b: string) => (a < b ? -1 : 1);

/** The text below a signature over primitive fields: values in the order of their names, then the word. */
export function fieldsText(fields: Fields, word: string): string {
  const names = Object.keys(fields).filter((name) => name !== 'sign' && isPrimitive(fields[name]));
  return (
    names
      .toSorted(byCodeUnit)
      .map((name) => String(fields[name]))
      .join('') + word
  );
}

/** What a signature covers besides the fields. */
export interface SignContext {
  /** The `token` header as sent; empty where none is sent. */
  readonly token: string;
  readonly word: string;
}

/** The signature an endpoint expects on these fields, upper-case hex; undefined when it expects none. */
export function signatureOf(
  { sign }: Pick<EndpointSpec, 'sign'>,
  fields: Fields,
  { token, word, sha1, md5 }: SignContext & Hashes,
): string | undefined {
  if (sign === 'time') return sha1(`${token}${String(fields.timestamp)}${word}`).toUpperCase();
  if (sign === 'fields') return md5(fieldsText(fields, word)).toUpperCase();
  return undefined;
}

/** Whether payloads of the endpoint carry the time of the client. */
export const carriesTime = ({ sign }: Pick<EndpointSpec, 'sign'>): boolean => sign === 'time' || sign === 'clock';
