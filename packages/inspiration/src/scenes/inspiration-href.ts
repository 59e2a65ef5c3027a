import { GPU_CREDITS } from '@kinora/contracts';
import { findMode, priceOf, type Choices } from '@kinora/contracts/catalogue';
import { effectFragmentOf, fragmentOf } from '@kinora/creations/links';

import type { Inspiration, OfferedRestyle, OfferedScene } from './inspiration.ts';

/** Where one goes on from an inspiration. */
export interface InspirationPages {
  /** The page of text to video, which takes settings in the fragment of its address. */
  readonly text: string;
  /** The same for videos redrawn. */
  readonly video: string;
  /** The address of an effect's page. */
  readonly effect: (id: string) => string;
}

/** The model that draws as the loops are drawn. */
const LOCAL = 'local';
/** What a clip is made in, where nothing else is chosen. */
const RESOLUTION = '720p';

const choicesOf = ({ tool, look, seconds, shape }: OfferedRestyle | OfferedScene): Choices => ({
  shape: tool === 'video' ? 'auto' : shape,
  seconds,
  style: look,
  resolution: RESOLUTION,
});

/** What the form of its page is set up for: `prompt` is that of a scene, in the page's language. */
export function inspirationFragment(one: OfferedRestyle | OfferedScene, prompt: string): string {
  const { seed, tool } = one;
  return fragmentOf({ model: LOCAL, mode: tool, prompt, choices: choicesOf(one), from: 0, seed, count: 1 });
}

/** The address that sets a form up for the very same: `prompt` is that of a scene, in the page's language. */
export function inspirationHref(one: Inspiration, prompt: string, pages: InspirationPages): string {
  if (one.tool === 'effect') {
    const { shape, seconds, seed } = one;
    return `${pages.effect(one.effect)}#${effectFragmentOf({ shape, seconds, seed })}`;
  }
  return `${pages[one.tool]}#${inspirationFragment(one, one.tool === 'text' ? prompt : '')}`;
}

/** The address that takes the settings of a scene and leaves the own words; null for what has no words. */
export function settingsOnlyHref(one: Inspiration, pages: InspirationPages): string | null {
  if (one.tool !== 'text') return null;
  const fields = new URLSearchParams(inspirationFragment(one, ''));
  fields.delete('prompt');
  fields.delete('seed');
  return `${pages.text}#${fields.toString()}`;
}

/** What a clip like it costs, in credits. */
export function inspirationPrice(one: Inspiration): number {
  if (one.tool === 'effect') return one.price;
  const mode = findMode(LOCAL, one.tool);
  if (!mode) throw new Error(`the engine has no ${one.tool}`);
  return priceOf(mode, choicesOf(one), GPU_CREDITS);
}
