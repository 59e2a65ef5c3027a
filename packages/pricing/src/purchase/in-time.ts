/** How long a server may think before we say that it does not answer. */
export const SILENCE_MS = 6000;

/** What a promise resolves to; null where that takes too long. */
export async function inTime<Value>(answer: Promise<Value>, milliseconds = SILENCE_MS): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
