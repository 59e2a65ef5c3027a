import type { SupportTopic } from '@kinora/contracts';
import type { PlanPeriod, PlanTier } from '@kinora/contracts/plans';

import type { MailKind } from './mail.ts';

/** Texts besides one for each kind: the same mail where something else has happened. */
export type TextName =
  | MailKind
  | 'batch-failed'
  | 'plan-ended'
  | 'plan-unpaid'
  | 'notice-changed'
  | 'notice-removed'
  | 'password-removed'
  | 'welcome-confirmed';

/** One line of what is known, such as "Device: Firefox on Linux"; left out where its value is empty. */
interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** A paragraph, or something that stands out. `{name}` stands for a value. */
export type MailBlock =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly facts: readonly MailFact[] }
  /** What somebody else wrote, line by line. */
  | { readonly quote: string };

interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A text whose values are filled in; still as text. */
export interface FilledMail extends MailText {
  readonly language: string;
  readonly footer: string;
}

/** Every mail in one language. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/** The page where mails about long batches are stopped: the question, its button, and what became of it. */
export interface StoppingWords {
  readonly asked: Said;
  readonly press: string;
  readonly done: Said;
  readonly wrong: Said;
  /** Names the way to the page where they can be had again. */
  readonly center: string;
}

export interface MailLanguage {
  /** How its dates are written (BCP 47). */
  readonly dates: string;
  readonly texts: Readonly<Record<TextName, MailText>>;
  readonly topics: Readonly<Record<SupportTopic, string>>;
  /** What is sold: `{credits}` stands for those of a pack. */
  readonly plans: Readonly<Record<PlanPeriod, Readonly<Record<PlanTier, string>>>>;
  readonly pack: string;
  /** Below every mail to a member. */
  readonly footer: string;
  readonly stopping: StoppingWords;
}
