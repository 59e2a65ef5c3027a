/** What the text of each mail needs. Empty values are left out of the text; when it was queued is said by the mail itself. */
export interface MailValues {
  /** To the account's old address. `email` is the new address, masked. */
  readonly 'address-changed': {
    readonly email: string;
    /** Which address; the account's own without it. */
    readonly which?: 'account' | 'notice' | 'notice-removed';
  };
  /** Clips that are ready and that failed, and the credits that came back: digits of whole numbers. */
  readonly 'batch-ended': {
    readonly ready: string;
    readonly failed: string;
    readonly returned: string;
    readonly library: string;
    /** Stops these mails with one press; mail readers offer it, too (RFC 8058). */
    readonly off: string;
  };
  readonly code: { readonly code: string };
  readonly 'confirm-address': { readonly link: string };
  /** `at` says when the account goes, as an ISO time; seven days from now without it. */
  readonly 'deletion-asked': { readonly at?: string };
  /** "Firefox on Linux". */
  readonly 'new-sign-in': { readonly device: string };
  /** `removed` where a provider's proof replaced a password whose owner was never verified. */
  readonly 'password-changed': { readonly how?: 'changed' | 'removed' };
  /** Cents are the digits of a whole number of US cents. */
  readonly 'payment-failed': { readonly sku: string; readonly cents: string };
  /** `number` is the service's own, `until` the end of what a plan's payment pays, as an ISO time. */
  readonly 'payment-received': {
    readonly sku: string;
    readonly cents: string;
    readonly number: string;
    readonly until?: string;
  };
  readonly 'payment-refunded': { readonly sku: string; readonly cents: string; readonly number: string };
  /** `why` is empty where the member has cancelled it and it still runs. */
  readonly 'plan-ends': { readonly sku: string; readonly until: string; readonly why: string };
  /** Before a plan is renewed: what it will cost. */
  readonly 'plan-renews': { readonly sku: string; readonly cents: string; readonly until: string };
  /** To the operator; answers go to `email`. */
  readonly support: {
    readonly id: string;
    readonly topic: string;
    readonly email: string;
    readonly message: string;
    readonly member: string;
    readonly creation: string;
  };
  /** Without a link where the address is confirmed already. */
  readonly welcome: { readonly link?: string };
}

/** Every mail the product sends. */
export type MailKind = keyof MailValues;

interface MailOf<Kind extends MailKind> {
  /** The same key is mailed once, whatever is repeated. */
  readonly key: string;
  /** One address, lower case, without control characters. */
  readonly to: string;
  readonly kind: Kind;
  /** Of the reader; mails fall back to English. */
  readonly locale: string;
  /** What its text needs: a code, a link, a device. Sealed at rest. */
  readonly values: MailValues[Kind];
}

export type NewMail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];
