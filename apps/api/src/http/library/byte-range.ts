import type { ByteRange } from '../../domain/storage.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** The last `length` bytes. */
function tail(length: number, size: number): ByteRange | 'beyond' {
  const start = Math.max(0, size - length);
  return start >= size ? 'beyond' : { start, end: size - 1 };
}

function between(from: string, to: string, size: number): ByteRange | 'beyond' | undefined {
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'beyond';
  return start > end ? undefined : { start, end };
}

/** The part a `Range` header asks for; undefined for the whole file (no, several or odd ranges), 'beyond' past its end. */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const match = ONE_RANGE.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (from !== '') return between(from, to, size);
  return to === '' ? undefined : tail(Number(to), size);
}
