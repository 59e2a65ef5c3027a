import { fail, ok } from '@kinora/contracts';

import type { SoundFormat } from './limits.ts';
import { ACCEPTED_FORMATS } from './refusal.ts';
import { SIGNATURES } from './signatures.data.ts';
import { sniffBoxes } from './sniff-boxes.ts';
import { matroskaType } from './sniff-matroska.ts';
import type { SniffResult } from './sniffed.ts';
import { TEXT_SIGNATURES } from './text-signatures.data.ts';

/** How much of a file `sniff` wants to see. */
export const HEAD_BYTES = 4096;

const PNG = '\u0089PNG\r\n\u001a\n';
const JPEG = '\u00ff\u00d8\u00ff';
const EBML = '\u001a\u0045\u00df\u00a3';
/** Of the VP8X chunk that stands first in a WebP with more than a picture. */
const WEBP_FLAGS_AT = 20;
const WEBP_ANIMATION = 0b10;

/** Decides by the first `HEAD_BYTES` of a file; total, and the only thing that looks into a file beside the server. */
export function sniff(head: Uint8Array): SniffResult {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (text === '') return fail({ reason: 'empty', detail: { accepted: ACCEPTED_FORMATS } });
  if (text.startsWith(PNG)) return ok({ kind: 'picture', format: 'png' });
  if (text.startsWith(JPEG)) return ok({ kind: 'picture', format: 'jpeg' });
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return sniffWebp(text);
  if (text.startsWith(EBML)) return sniffMatroska(head);
  const sound = soundFormat(text);
  if (sound !== null) return ok({ kind: 'sound', format: sound });
  return sniffBoxes(text) ?? sniffOther(text);
}

/** The second byte of an MP3's frame: MPEG 1 or 2, layer III, with or without a checksum (ISO/IEC 11172-3, 2.4.2.3). */
const MP3_SYNC = /^\u00ff[\u00f2\u00f3\u00fa\u00fb]/;

/** Sounds but those made of boxes. */
function soundFormat(text: string): SoundFormat | null {
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return 'wav';
  if (text.startsWith('ID3') || MP3_SYNC.test(text)) return 'mp3';
  if (text.startsWith('OggS')) return 'ogg';
  return text.startsWith('fLaC') ? 'flac' : null;
}

function sniffWebp(text: string): SniffResult {
  const moves = text.startsWith('VP8X', 12) && (text.charCodeAt(WEBP_FLAGS_AT) & WEBP_ANIMATION) > 0;
  if (moves) return fail({ reason: 'animated-picture', detail: { found: 'webp' } });
  return ok({ kind: 'picture', format: 'webp' });
}

function sniffMatroska(head: Uint8Array): SniffResult {
  const type = matroskaType(head);
  return type === 'webm' ? ok({ kind: 'video', format: 'webm' }) : unsupported(type ?? 'matroska');
}

function sniffOther(text: string): SniffResult {
  const known = SIGNATURES.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (known?.as === 'container') return unsupported(known.name);
  if (known !== undefined) return notMedia(known.name);
  if (isTransportStream(text)) return unsupported('mpeg-ts');
  return sniffText(text);
}

/** Packets of 188 bytes that begin with `G`; cameras put four bytes before each. */
function isTransportStream(text: string): boolean {
  return [188, 192].some((length) => [0, 1, 2].every((index) => text[length - 188 + index * length] === 'G'));
}

const LINE_ENDS_AND_TABS = [9, 10, 13];

/** Whether bytes, one to a letter, may be text: no control characters of ASCII but these. */
function isReadable(text: string): boolean {
  return Array.from(text, (letter) => letter.charCodeAt(0)).every(
    (code) => (code >= 32 && code !== 127) || LINE_ENDS_AND_TABS.includes(code),
  );
}

function sniffText(text: string): SniffResult {
  const words = text
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  const known = TEXT_SIGNATURES.find(({ begins, holds }) => {
    if (begins !== undefined) return words.startsWith(begins);
    return words.startsWith('<') && holds !== undefined && words.includes(holds);
  });
  if (known?.as === 'playlist') return fail({ reason: 'playlist', detail: { found: known.name } });
  if (known?.as === 'svg') return fail({ reason: 'svg', detail: { accepted: ACCEPTED_FORMATS } });
  return notMedia(known?.name ?? (isReadable(text) ? 'text' : 'unknown'));
}

const unsupported = (found: string): SniffResult =>
  fail({ reason: 'unsupported-container', detail: { found, accepted: ACCEPTED_FORMATS } });

const notMedia = (found: string): SniffResult =>
  fail({ reason: 'not-media', detail: { found, accepted: ACCEPTED_FORMATS } });
