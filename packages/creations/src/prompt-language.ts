import { PROMPT_LANGUAGES, type PromptLanguage } from '@kinora/contracts';

export type { PromptLanguage };

const languageOf = (locale: string): PromptLanguage | undefined =>
  PROMPT_LANGUAGES.find((language) => language === locale.split('-', 1)[0]);

/** The language that prompts are offered in on a page in `locale`: its own where the engine reads it, else English. */
export const promptLanguageOf = (locale: string): PromptLanguage => languageOf(locale) ?? PROMPT_LANGUAGES[0];

/** "English and German", in the page's language; null where the engine reads that itself. */
export function languagesToWrite(locale: string): string | null {
  if (languageOf(locale)) return null;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return new Intl.ListFormat(locale).format(PROMPT_LANGUAGES.map((language) => names.of(language) ?? language));
}
