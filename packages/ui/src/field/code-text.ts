/** What of a text can stand in a code: its letters and digits, as many as fit. "abc 234" from a mail is one. */
export const codeText = (text: string, length: number): string => text.replaceAll(/[^a-z0-9]/gi, '').slice(0, length);
