const SHOWN = /^[\x21-\x7e]{1,80}$/;

/** What a vendor says comes from outside: a word of signs that everybody can copy, or nothing. */
export const printable = (word: string | undefined): string | null =>
  word !== undefined && SHOWN.test(word) ? word : null;
