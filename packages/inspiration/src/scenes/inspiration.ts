import type { PromptLanguage } from '@kinora/contracts';
import type { FrameShape } from '@kinora/drawing/frame';
import type { RestyleName } from '@kinora/footage';
import type { StyleName } from '@kinora/reading';

/** With which of our tools it was made. */
export type InspirationTool = 'text' | 'effect' | 'video';

/** What it feels like. */
export type Mood = 'calm' | 'cosy' | 'playful' | 'dreamy' | 'dramatic' | 'festive';

/** What it is drawn in: the style of a scene, what a video is redrawn in. */
export type Look = StyleName | RestyleName;

/** What anybody may go on from: the same settings and seed make the same clip. */
interface Offered {
  readonly id: string;
  readonly look: Look;
  readonly mood: Mood;
  readonly shape: FrameShape;
  readonly seconds: number;
  readonly seed: number;
}

/** A scene by its words, in each language that prompts are offered in. */
export interface OfferedScene extends Offered {
  readonly tool: 'text';
  readonly look: StyleName;
  readonly prompts: Readonly<Record<PromptLanguage, string>>;
}

/** An effect on its sample picture. */
export interface OfferedEffect extends Offered {
  readonly tool: 'effect';
  readonly effect: string;
  /** In credits: recipes are too many to be loaded for it. */
  readonly price: number;
}

/** A video of ours redrawn. */
export interface OfferedRestyle extends Offered {
  readonly tool: 'video';
  readonly look: RestyleName;
  /** The words of the scene that its loop is made from. */
  readonly source: string;
}

export type Inspiration = OfferedEffect | OfferedRestyle | OfferedScene;
