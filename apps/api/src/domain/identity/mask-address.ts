const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0x2a);

/** An address that its owner recognizes and others can't guess: `jane@gmail.com` is `j***@g***.com`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${firstOf(email)}***@${firstOf(domain)}***${ending}`;
}
