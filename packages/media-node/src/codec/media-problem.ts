/** A failure of the machine under a codec, with a code in the manner of Node's system errors. */
export function mediaProblem(message: string, code: 'EMEDIA' | 'ENOSPC'): Error {
  return Object.assign(new Error(message), { code });
}

const FULL_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether an error, ours or Node's, says that nothing more can be written. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL_DISK.includes(String(error.code));
}
