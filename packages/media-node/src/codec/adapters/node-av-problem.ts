import {
  AVERROR_EACCES,
  AVERROR_EAGAIN,
  AVERROR_EIO,
  AVERROR_EMFILE,
  AVERROR_ENOENT,
  AVERROR_ENOSPC,
  AVERROR_EOF,
} from 'node-av/constants';
import { FFmpegError } from 'node-av/lib';

import { mediaProblem } from '../media-problem.ts';

/** What no file can bring about. Too little memory is not among it: a header that lies asks for more than there is. */
const BROKEN: readonly number[] = [AVERROR_EACCES, AVERROR_EIO, AVERROR_EMFILE, AVERROR_ENOENT];

function problemCode(code: number): 'EBROKEN' | 'EMEDIA' | 'ENOSPC' {
  if (code === AVERROR_ENOSPC) return 'ENOSPC';
  return BROKEN.includes(code) ? 'EBROKEN' : 'EMEDIA';
}

/** Passes a return code on, or throws what it says. */
export function checked(code: number, doing: string): number {
  if (code >= 0) return code;
  throw mediaProblem(`${doing}: ${FFmpegError.strerror(code)}`, problemCode(code));
}

/** Whether a coder has given all it can for now; throws on a real problem. */
export function isDrained(code: number, doing: string): boolean {
  if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return true;
  checked(code, doing);
  return false;
}

/** A thing FFmpeg should always have; its absence means a crippled build. */
export function found<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw mediaProblem(`node-av has no ${name}`, 'EMEDIA');
  return value;
}
