/** Characters of a name; less than any file system takes, whatever the script. */
const MOST = 60;

/** What a file system or a reader could take for something else: control and direction marks, and signs of paths. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
const DOTS_AROUND = /^[\s.~-]+|[\s.]+$/gu;

/** The name of a clip in a folder of its batch, from its prompt: `03 a fox in the snow.mp4`. */
export function clipName(prompt: string | undefined, place: number): string {
  const plain = (prompt ?? '').normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/gu, ' ');
  const tidy = plain.replaceAll(DOTS_AROUND, '');
  // Code points: a pair of surrogates stays one.
  const short = Array.from(tidy).slice(0, MOST).join('').replaceAll(DOTS_AROUND, '');
  return `${String(place).padStart(2, '0')} ${short || 'clip'}.mp4`;
}
