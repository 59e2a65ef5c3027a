import { ARABIC } from './arabic.data.ts';
import { ENGLISH } from './english.data.ts';
import { GERMAN } from './german.data.ts';
import { htmlOf } from './mail-html.ts';
import { plainTextOf } from './mail-plain-text.ts';
import type { FilledMail, MailBlock, MailLanguage, RenderedMail, TextName } from './mail-text.ts';
import { valuesFor, type MailContext } from './mail-values.ts';
import type { MailKind } from './mail.ts';

/** The languages mails are written in, by their codes (BCP 47). */
export const MAIL_LANGUAGES: Readonly<Record<'en' | 'de' | 'ar', MailLanguage>> = {
  en: ENGLISH,
  de: GERMAN,
  ar: ARABIC,
};

const BESIDE_ENGLISH = ['de', 'ar'] as const;

export interface MailToRender {
  readonly kind: MailKind;
  readonly locale: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The language of a locale that mails are written in; English where there is none. */
export function mailLanguageOf(locale: string): keyof typeof MAIL_LANGUAGES {
  const [language] = locale.toLowerCase().split('-', 1);
  return BESIDE_ENGLISH.find((code) => code === language) ?? 'en';
}

type Values = MailToRender['values'];

/** The text of a kind that has several, by what its values say. */
const TEXT_NAMES: { readonly [Kind in MailKind]?: (values: Values) => TextName } = {
  'address-changed': ({ which }) => {
    if (which === 'notice') return 'notice-changed';
    return which === 'notice-removed' ? 'notice-removed' : 'address-changed';
  },
  'batch-ended': ({ ready }) => (ready === '0' ? 'batch-failed' : 'batch-ended'),
  'password-changed': ({ how }) => (how === 'removed' ? 'password-removed' : 'password-changed'),
  'plan-ends': ({ why }) => {
    if (why === 'unpaid') return 'plan-unpaid';
    return why === '' ? 'plan-ends' : 'plan-ended';
  },
  welcome: ({ link }) => (link === undefined ? 'welcome-confirmed' : 'welcome'),
};

const textNameOf = ({ kind, values }: MailToRender): TextName => TEXT_NAMES[kind]?.(values) ?? kind;

type Fill = (text: string) => string;

function filled(block: MailBlock, fill: Fill): MailBlock {
  if (typeof block === 'string') return fill(block);
  if ('facts' in block) {
    const facts = block.facts.map(({ label, value }) => ({ label, value: fill(value) }));
    return { facts: facts.filter(({ value }) => value !== '') };
  }
  if ('link' in block) return { link: fill(block.link), label: block.label };
  if ('code' in block) return { code: fill(block.code) };
  return { quote: fill(block.quote) };
}

/** Subject, plain text and HTML of a mail. Values are cleaned and escaped; one that is missing leaves its place empty. */
export function renderMail(mail: MailToRender, context: MailContext): RenderedMail {
  const language = mailLanguageOf(mail.locale);
  const words = MAIL_LANGUAGES[language];
  const values = valuesFor(mail.values, context, words);
  // One pass: what a value says is never a place for another.
  const fill: Fill = (text) => text.replace(/\{(\w+)\}/g, (_all, name: string) => values.get(name) ?? '');
  const { blocks, subject, title } = words.texts[textNameOf(mail)];
  const content: FilledMail = {
    language,
    subject: fill(subject),
    title: fill(title),
    blocks: blocks.map((block) => filled(block, fill)),
    footer: mail.kind === 'support' ? '' : fill(words.footer),
  };
  return { subject: content.subject, text: plainTextOf(content), html: htmlOf(content) };
}
