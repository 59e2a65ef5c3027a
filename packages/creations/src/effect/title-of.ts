import type { CreationMode } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How effects are called, as far as that is known. */
type NameOfEffect = (id: string) => string | null;

/** "bunny-hop" as people would write it, until its name is here. */
function plainName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What clips are called that were asked for without a word. */
const WORDLESS: Readonly<Partial<Record<CreationMode, MessageDescriptor>>> = {
  image: msg`Animated image`,
  'first-last': msg`Image morph`,
  video: msg`Restyled video`,
  edit: msg`Edited timeline`,
};

interface Namer {
  readonly i18n: I18n;
  readonly nameOf: NameOfEffect;
}

/** What a clip is called: its prompt, or its effect with the words that effect prints, or what it was made from. */
export function titleOf({ mode, input }: Pick<Creation, 'mode' | 'input'>, { i18n, nameOf }: Namer): string {
  const { prompt = '', effect } = input;
  const wordless = prompt === '' ? WORDLESS[mode] : undefined;
  if (wordless) return i18n._(wordless);
  if (mode !== 'effect' || effect === undefined) return prompt;
  const name = nameOf(effect) ?? plainName(effect);
  return prompt === '' ? name : `${name}: ${prompt}`;
}
