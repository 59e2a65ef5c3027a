/** Every mail the product sends. */
export type MailKind =
  | 'address-changed'
  | 'code'
  | 'confirm-address'
  | 'deletion-asked'
  | 'new-sign-in'
  | 'password-changed'
  | 'support'
  | 'welcome';

export interface NewMail {
  /** The same key is mailed once, whatever is repeated. */
  readonly key: string;
  /** One address, lower case, without control characters. */
  readonly to: string;
  readonly kind: MailKind;
  /** Of the reader; mails fall back to English. */
  readonly locale: string;
  /** What its text needs: a code, a link, a device. Sealed at rest. */
  readonly values: Readonly<Record<string, string>>;
}
