import { PROMPT_LANGUAGES, READ_LANGUAGES, type PromptLanguage } from '@kinora/contracts';

export type { PromptLanguage };

const baseOf = (locale: string) => locale.split('-', 1)[0];

/** The language that prompts are offered in on a page in `locale`: its own where there are some, else English. */
export const promptLanguageOf = (locale: string): PromptLanguage =>
  PROMPT_LANGUAGES.find((language) => language === baseOf(locale)) ?? PROMPT_LANGUAGES[0];

/** "English and German", in the page's language: what the engine reads beside a video, else of a scene; null where that is one of them. */
export function languagesToWrite(locale: string, { besideVideo }: { readonly besideVideo: boolean }): string | null {
  const read: readonly string[] = besideVideo ? PROMPT_LANGUAGES : READ_LANGUAGES;
  if (read.includes(baseOf(locale) ?? '')) return null;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return new Intl.ListFormat(locale).format(read.map((language) => names.of(language) ?? language));
}
