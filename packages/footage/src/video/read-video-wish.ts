import { PROMPT_LANGUAGES, type PromptLanguage } from '@kinora/contracts';
import {
  chooseLexicon,
  type Lexicon,
  readDenials,
  sortWords,
  type SortedWords,
  chooseRule,
  splitWords,
  type Choice,
  type Word,
} from '@kinora/reading';

import type { OverlayName } from '../overlay/overlays.ts';
import type { Atmosphere } from '../photo/atmosphere.ts';
import { readAtmospheres } from '../photo/read-picture-wish.ts';
import type { RestyleName } from '../restyle/all-restyles.ts';
import type { Pace } from './plan-video.ts';
import { VIDEO_WORDS } from './video-words.data.ts';

/** What can be done to a video of what the words ask for; null where no word speaks of it. */
export interface VideoWish extends SortedWords {
  readonly look: RestyleName | null;
  readonly pace: Pace | null;
  readonly air: OverlayName | null;
}

const LONGEST_PROMPT = 5000;
/** What lies over a video, by what is in the air before a picture; what a video cannot have has none. */
const OVERLAY_OF: Readonly<Partial<Record<Atmosphere, OverlayName>>> = {
  rain: 'rain',
  snow: 'snow',
  fog: 'fog',
  'light-leaks': 'light-leaks',
  rays: 'sun-rays',
  embers: 'embers',
  dust: 'dust',
  petals: 'petals',
  leaves: 'leaves',
  fireflies: 'fireflies',
  bubbles: 'bubbles',
  confetti: 'confetti',
};

function readAir(words: readonly Word[], lexicon: Lexicon): Choice<OverlayName> | null {
  const { atmospheres, spans } = readAtmospheres({ words, lexicon, air: chooseRule(words, lexicon.conditions.airs) });
  const value = atmospheres.map((kind) => OVERLAY_OF[kind]).find((kind) => kind !== undefined);
  return value === undefined ? null : { value, spans };
}

/** What is written in another language is read as English. */
const offeredLanguageOf = ({ language }: Lexicon): PromptLanguage =>
  PROMPT_LANGUAGES.find((one) => one === language) ?? PROMPT_LANGUAGES[0];

const NOTHING = { value: null, spans: [] };

/**
 * Reads the words beside a video: the look it is drawn anew in, how its time goes, and what falls or hangs in the air
 * before it. Who is seen and what they do is in the video already, so those words are `missed`.
 */
export function readVideoWish(prompt: string): VideoWish {
  const text = prompt.slice(0, LONGEST_PROMPT);
  const lexicon = chooseLexicon(text);
  const { kept: words } = readDenials(splitWords(text, lexicon), lexicon);
  const { looks, paces, airs } = VIDEO_WORDS[offeredLanguageOf(lexicon)];
  const look = chooseRule(words, looks) ?? NOTHING;
  const pace = chooseRule(words, paces) ?? NOTHING;
  const air = readAir(words, lexicon) ?? chooseRule(words, airs) ?? NOTHING;
  const understood = [
    { kind: 'subject', spans: look.spans },
    { kind: 'setting', spans: air.spans },
    { kind: 'camera', spans: pace.spans },
  ] as const;
  const { seen, missed } = sortWords(words, { understood }, lexicon);
  return { look: look.value, pace: pace.value, air: air.value, seen, missed };
}
