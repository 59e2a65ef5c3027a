import type { PromptLanguage } from '@kinora/contracts';
import type { FrameShape, StyleName } from '@kinora/media-core';

import { promptLanguageOf } from '../prompt/prompt-language.ts';

/** A scene of our own engine that anybody may go on from: the same prompt, settings and seed make the same clip. */
export interface Inspiration {
  readonly id: string;
  /** In words the engine understands. */
  readonly prompt: string;
  /** Which it is written in. */
  readonly language: PromptLanguage;
  readonly style: StyleName;
  readonly shape: FrameShape;
  readonly seconds: number;
  readonly seed: number;
}

/** The same scene in each language the engine reads. */
export interface OfferedInspiration extends Omit<Inspiration, 'prompt' | 'language'> {
  readonly prompts: Readonly<Record<PromptLanguage, string>>;
}

/** A scene as a page in `locale` offers it. */
export function inspirationIn({ prompts, ...scene }: OfferedInspiration, locale: string): Inspiration {
  const language = promptLanguageOf(locale);
  return { ...scene, language, prompt: prompts[language] };
}
