import type { PromptLanguage } from '@kinora/contracts';
import { lazy, type Lazy } from '@kinora/ui';

import type { TemplateText } from './template.ts';
import type { TEMPLATES } from './templates.data.ts';

/** What our templates say in one language, by their ids. */
export type TemplateTexts = Readonly<Record<(typeof TEMPLATES)[number]['id'], TemplateText>>;

/** Each language is a file of its own: a page loads the one it shows. */
export const TEMPLATE_TEXTS: Readonly<Record<PromptLanguage, Lazy<TemplateTexts>>> = {
  en: lazy(async () => (await import('./english-texts.data.ts')).ENGLISH_TEXTS),
  de: lazy(async () => (await import('./german-texts.data.ts')).GERMAN_TEXTS),
  ar: lazy(async () => (await import('./arabic-texts.data.ts')).ARABIC_TEXTS),
};
