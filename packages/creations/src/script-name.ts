/** Letters of a script that nobody can name (ISO 15924). */
const UNKNOWN_SCRIPT = 'Zzzz';

/** Codes of four letters are scripts (ISO 15924), shorter ones are languages that have letters of their own. */
const SCRIPT_LENGTH = 4;

/** A writing system as a language calls it; null where none has a name for it, or the code is not one. */
export function scriptName(code: string, locale: string): string | null {
  if (code === UNKNOWN_SCRIPT) return null;
  const type = code.length === SCRIPT_LENGTH ? 'script' : 'language';
  try {
    return new Intl.DisplayNames([locale], { type, fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}
