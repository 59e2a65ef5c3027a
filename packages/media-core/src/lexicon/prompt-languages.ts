/** The languages that prompts are read in (BCP 47); the first is the one of prompts for everybody else. */
export const PROMPT_LANGUAGES = ['en', 'de'] as const;

export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];
