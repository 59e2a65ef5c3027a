import type { PromptLanguage } from '@kinora/contracts';
import { promptLanguageOf } from '@kinora/creations/links';
import type { I18n } from '@lingui/core';

import type { Inspiration } from '../scenes/inspiration.ts';
import { INSPIRATION_TITLES } from './inspiration-titles.data.ts';

/** What it is called, and in which language where that may not be the page's. */
export interface InspirationTitle {
  readonly title: string;
  readonly language: PromptLanguage | undefined;
}

/** A scene is called by its prompt, in the language the engine would read it in on this page. */
export function titleIn(one: Inspiration, i18n: I18n): InspirationTitle {
  if (one.tool === 'text') {
    const language = promptLanguageOf(i18n.locale);
    return { title: one.prompts[language], language };
  }
  const words = INSPIRATION_TITLES[one.id];
  return { title: words === undefined ? one.id : i18n._(words), language: undefined };
}
