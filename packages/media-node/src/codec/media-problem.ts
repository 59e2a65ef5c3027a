/**
 * A failure under a codec, with a code in the manner of Node's system errors: `EMEDIA` where what it was given or made
 * is not what it should be, `EBROKEN` where the machine is to blame, `ENOSPC` where the disk is full.
 */
export function mediaProblem(message: string, code: 'EBROKEN' | 'EMEDIA' | 'ENOSPC'): Error {
  return Object.assign(new Error(message), { code });
}

/** A file that was given to be drawn and cannot be read. */
export function unreadableFile(path: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(`${path} cannot be read: ${why}`, { cause }), { code: 'EBADFILE' });
}

/** Whether an error says that what a codec read cannot be decoded. */
export const isOfMedia = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EMEDIA';

/** Whether an error says that a file that was given is the reason. */
export const isUnreadableFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EBADFILE';

const FULL_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether an error, ours or Node's, says that nothing more can be written. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL_DISK.includes(String(error.code));
}
