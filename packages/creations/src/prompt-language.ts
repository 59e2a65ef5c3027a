import { PROMPT_LANGUAGES, READ_LANGUAGES, type PromptLanguage } from '@kinora/contracts';
import type { PageKind } from '@kinora/contracts/catalogue';

export type { PromptLanguage };

const baseOf = (locale: string) => locale.split('-', 1)[0];

/** The language that prompts are offered in on a page in `locale`: its own where there are some, else English. */
export const promptLanguageOf = (locale: string): PromptLanguage =>
  PROMPT_LANGUAGES.find((language) => language === baseOf(locale)) ?? PROMPT_LANGUAGES[0];

/** "English, German and Arabic", in the page's language: what the engine reads there. Null where the page's own is among them. */
export function languagesToWrite(locale: string, about: PageKind): string | null {
  const read: readonly string[] = about === 'video' ? PROMPT_LANGUAGES : READ_LANGUAGES;
  if (read.includes(baseOf(locale) ?? '')) return null;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return new Intl.ListFormat(locale).format(read.map((language) => names.of(language) ?? language));
}
