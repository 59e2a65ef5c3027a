/** May not begin a line: closing marks, small kana, the long vowel. */
const CLOSING =
  /^[\u3001\u3002\uff0c\uff0e\u30fb\uff1a\uff1b\uff1f\uff01\uff09\u300d\u300f\u3011\u3009\u300b\u201d\u2019\u30fc\u3005ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ!?,.:;)]/u;
/** May not end a line. */
const OPENING = /[\u300c\u300e\uff08\u3010\u3008\u300a\u201c\u2018(]$/u;
const WIDE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

export const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

/** Every runtime has it; the libraries that this package is compiled with do not name it. */
declare const TextDecoder: new (label: string) => { decode: (bytes: Uint8Array) => string };

let standard: ReadonlySet<string> | null = null;

/**
 * The 6,355 characters of JIS X 0208, which the bundled face has; read from the platform's own decoder. Lead bytes
 * 0x88 to 0x9f and 0xe0 to 0xea, trail bytes 0x40 to 0xfc (encoding.spec.whatwg.org, Shift_JIS).
 */
function standardHan(): ReadonlySet<string> {
  if (standard) return standard;
  const decoder = new TextDecoder('shift_jis');
  const found = new Set<string>();
  for (let lead = 0x88; lead <= 0xea; lead++) {
    if (lead > 0x9f && lead < 0xe0) continue;
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if (/^\p{Script=Han}$/u.test(letter)) found.add(letter);
    }
  }
  standard = found;
  return found;
}

/** Whether every Han character of a text is one that Japanese is written with. */
export function isWrittenInJapan(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  return han.every((letter) => letter === '々' || standardHan().has(letter));
}

/** Parts between which a line may break, spaces behind the part before them; by the rules of kinsoku (JIS X 4051). */
export function splitJapanese(text: string): string[] {
  const parts: string[] = [];
  for (const letter of text.match(/[^\s]\s*/gu) ?? []) {
    const last = parts.at(-1);
    const stays =
      last !== undefined &&
      (CLOSING.test(letter) ||
        OPENING.test(last) ||
        (!WIDE.test(letter) && !WIDE.test(last.at(-1) ?? '') && !/\s$/u.test(last)));
    if (stays) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts;
}
