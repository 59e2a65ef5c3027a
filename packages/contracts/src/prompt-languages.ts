/** The languages of prompts that the local engine reads (BCP 47); the first is for everybody else. */
export const PROMPT_LANGUAGES = ['en', 'de'] as const;

export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];
