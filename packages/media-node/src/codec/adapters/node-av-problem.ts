import { AVERROR_EAGAIN, AVERROR_ENOSPC, AVERROR_EOF } from 'node-av/constants';
import { FFmpegError } from 'node-av/lib';

import { mediaProblem } from '../media-problem.ts';

/** Passes a return code on, or throws what it says. */
export function checked(code: number, doing: string): number {
  if (code >= 0) return code;
  throw mediaProblem(`${doing}: ${FFmpegError.strerror(code)}`, code === AVERROR_ENOSPC ? 'ENOSPC' : 'EMEDIA');
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
