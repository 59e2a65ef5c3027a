import type { MessageDescriptor } from '@lingui/core';

/** What a server is, as far as a part of the text depends on it. */
export type LegalCondition = 'address' | 'checkout' | 'google' | 'no-checkout' | 'no-address' | 'support-email';

interface Conditional {
  /** Shown only where this holds. */
  readonly only?: LegalCondition;
}

/** `{operator}`, `{address}` and `{email}` are filled in; `<contact>` and its like become links. */
export type LegalPart = Conditional &
  (
    | { readonly kind: 'text'; readonly text: MessageDescriptor }
    | { readonly kind: 'point'; readonly text: MessageDescriptor }
    | { readonly kind: 'fact'; readonly term: MessageDescriptor; readonly text: MessageDescriptor }
  );

export interface LegalSection extends Conditional {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly parts: readonly LegalPart[];
}

export interface LegalDocument {
  readonly title: MessageDescriptor;
  /** For search engines. */
  readonly description: MessageDescriptor;
  readonly lede: MessageDescriptor;
  /** The day of the last change of the text, as ISO 8601 has it. */
  readonly changed: string;
  readonly sections: readonly LegalSection[];
}
