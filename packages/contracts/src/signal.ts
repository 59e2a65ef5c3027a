/** What a link into one of our sites carries (`?signal=`): a ticket, and who it is for as a hint to show. */
export interface Signal {
  /** A single-use ticket (`tk_`); the server refuses any other token. */
  readonly token: string;
  readonly email?: string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Longer ones are no signal of ours. */
const LONGEST = 1024;

const bitsOf = (value: number, width: number) => value.toString(2).padStart(width, '0');

/** UTF-8 as a text of zeros and ones. JSON has no lone surrogate, so the escape never throws. */
function bitsOfText(text: string): string {
  const bytes = encodeURIComponent(text).match(/%[0-9A-F]{2}|./g) ?? [];
  return bytes.map((byte) => bitsOf(byte.length > 1 ? parseInt(byte.slice(1), 16) : byte.charCodeAt(0), 8)).join('');
}

/** The text of whole bytes; throws where they are not UTF-8. */
function textOfBits(bits: string): string {
  const bytes = bits.match(/.{8}/g) ?? [];
  return decodeURIComponent(bytes.map((byte) => `%${parseInt(byte, 2).toString(16).padStart(2, '0')}`).join(''));
}

/** The blob of an address: JSON in base64url without padding (RFC 4648, section 5). */
export function encodeSignal({ token, email }: Signal): string {
  const bits = bitsOfText(JSON.stringify(email === undefined ? { token } : { token, email }));
  const digits = bits.match(/.{1,6}/g) ?? [];
  return digits.map((digit) => ALPHABET.charAt(parseInt(digit.padEnd(6, '0'), 2))).join('');
}

function parsed(blob: string): unknown {
  try {
    return JSON.parse(textOfBits(Array.from(blob, (letter) => bitsOf(ALPHABET.indexOf(letter), 6)).join('')));
  } catch {
    return undefined;
  }
}

/** What a blob says; undefined for anything that is no signal. */
export function decodeSignal(blob: string): Signal | undefined {
  if (blob.length > LONGEST || !/^[\w-]+$/.test(blob)) return undefined;
  const value = parsed(blob);
  if (typeof value !== 'object' || value === null) return undefined;
  const { token, email }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof token !== 'string' || token === '') return undefined;
  return typeof email === 'string' ? { token, email } : { token };
}
