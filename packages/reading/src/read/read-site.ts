import type { Lexicon } from '../lexicon/lexicon.ts';
import { SITE_WORDS } from '../lexicon/site-words.data.ts';
import { chooseRule, type Choice, type Word } from '../lexicon/words.ts';
import type { Angle } from '../plan/scene-plan.ts';
import type { SiteName } from '../plan/sites.ts';
import { ICE_HOLE_WORDS } from './ice-hole.data.ts';
import { blank, type CameraReading, readCamera } from './read-camera.ts';

/** The part of a place that the words name. */
export const readSite = (words: readonly Word[]): Choice<SiteName> | null => chooseRule(words, SITE_WORDS);

/** A hole in the ice that is seen from below is seen from under the ice. */
export const readIceHole = (words: readonly Word[], angle: Angle | undefined): Choice<SiteName> | null =>
  angle === 'below' ? chooseRule(words, ICE_HOLE_WORDS) : null;

/** The part of a place and the camera: spiral stairs are no move of it, and an angle tells from where ice is seen. */
export function readSiteAndCamera(
  words: readonly Word[],
  lexicon: Lexicon,
): CameraReading & { readonly site: Choice<SiteName> | null } {
  const named = readSite(words);
  const filming = readCamera(named ? blank(words, named.spans) : words, lexicon);
  return { ...filming, site: named ?? readIceHole(filming.scene, filming.angle?.value) };
}
