/** The languages of prompts that the local engine reads (BCP 47). */
export const READ_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'tr', 'ar', 'ja', 'zh'] as const;

/** Those in which it offers prompts, and reads what is written beside a video; the first is for everybody else. */
export const PROMPT_LANGUAGES = ['en', 'de', 'ar'] as const;

export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];
