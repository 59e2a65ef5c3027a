import type { Action, Subject } from '@kinora/subjects';

import type { Claim } from './claim.ts';
import type { FixtureName } from './fixtures.ts';
import type { SetName } from './set-traits.ts';
import type { SiteName } from './sites.ts';

export type StyleName = 'storybook' | 'paper' | 'ink' | 'neon' | 'pixel' | 'watercolour' | 'clay' | 'woodcut' | 'chalk';
export type Time = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'storm' | 'snow' | 'rain' | 'fog';
/** What a sky is asked not to have. */
export type Without = 'clouds' | 'lightning' | 'rain' | 'snow' | 'fog';
/** What is felt in words that say nothing to be painted. */
export type Mood = 'glad' | 'tender' | 'lonely' | 'wistful' | 'afraid' | 'peaceful';
export type Season = 'summer' | 'autumn' | 'winter';
export type CameraMove =
  | 'still'
  | 'drift'
  | 'pan-left'
  | 'pan-right'
  | 'tilt-up'
  | 'tilt-down'
  | 'zoom-in'
  | 'zoom-out'
  | 'crane'
  | 'orbit'
  | 'track'
  | 'whip-pan'
  | 'crash-zoom'
  | 'dolly-zoom'
  | 'crane-down'
  | 'reveal'
  | 'spiral'
  | 'handheld'
  | 'sway';
/** What the words make of their place: the crop of a field, a sky with an aurora or a rainbow, a corridor with a door ajar, of a hotel or of a school. */
export type Variety =
  | 'lavender'
  | 'poppies'
  | 'tulips'
  | 'sunflowers'
  | 'wheat'
  | 'aurora'
  | 'rainbow'
  | 'ajar'
  | 'hotel'
  | 'school';
/** Colours that the whole picture loses. */
export interface Grade {
  readonly tone: 'mono' | 'sepia';
  /** The one that it keeps, as `#rrggbb`. */
  readonly keep?: string;
}
/** How large the hero is in the frame; `macro` fills it, and the place is only a blur. */
export type Framing = 'wide' | 'medium' | 'close' | 'macro';
/**
 * From where the hero is seen: at eye level, from a little below or above, or at the edge of the frame; `below` and
 * `above` are what words ask for, and plain to see.
 */
export type Angle = 'level' | 'low' | 'high' | 'aside' | 'below' | 'above';
/** How large somebody is for what they are. */
export type Stature = 'tiny' | 'small' | 'big' | 'giant';
/** What a slope is made of. */
export type SlopeKind = 'rock' | 'grass' | 'sand' | 'snow' | 'wood';
/** Ground that rises or falls under whoever goes there. */
export interface Slope {
  readonly way: 'up' | 'down';
  readonly of: SlopeKind;
}
/** A rectangle of the frame, in shares of its width and height. */
export interface SafeArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** What drifts through the air in front of everything. */
export type AirKind =
  | 'rain'
  | 'snow'
  | 'embers'
  | 'fireflies'
  | 'petals'
  | 'leaves'
  | 'bubbles'
  | 'confetti'
  | 'dust'
  | 'sparks';
/** `holding` carries a thing in the hand, `at` works at it; the others say where one is, or whom it follows. */
export type RelationKind =
  | 'on'
  | 'in'
  | 'over'
  | 'under'
  | 'beside'
  | 'behind'
  | 'between'
  | 'around'
  | 'hanging'
  | 'leaning'
  | 'chasing'
  | 'riding'
  | 'hugging'
  | 'holding'
  | 'held'
  | 'at';
/** A part of a body, or of a piano, that something may lie or stand on; `shell` and `face` it is in the place of. */
export type BodyPart = 'nose' | 'lap' | 'head' | 'shoulder' | 'keys' | 'shell' | 'face';
/** How a subject stands to another of the cast. */
export interface Relation {
  readonly kind: RelationKind;
  /** Place in the cast of the other; its own where one leans on a wall of the place, or a group hugs. */
  readonly to: number;
  /** What of the other it is on; left out where the words say nothing. */
  readonly part?: BodyPart | undefined;
}

export interface CastEntry extends Omit<Subject, 'vehicle'> {
  /** The singular word that named it, e.g. `fox`. */
  readonly name: string;
  readonly count: number;
  /** How many there are in all, of more than stand in the foreground. */
  readonly crowd?: number | undefined;
  readonly action: Action | null;
  readonly relation: Relation | null;
  /** Whether it is turned to the only other one who is: to the other of a group of two, or to another of the cast. */
  readonly isFacing?: boolean | undefined;
  /** What the words say of its size; left out where they say nothing. */
  readonly stature?: Stature | undefined;
}

/** Words that are drawn as something near to what they say. */
export interface DrawnAs {
  readonly words: string;
  /** What is drawn, in the language of the prompt. */
  readonly as: string;
}

export interface Caption {
  readonly text: string;
  readonly look: 'title' | 'line';
}

/** Everything a scene needs, as plain data; the same plan gives the same pictures and sound everywhere. */
export interface ScenePlan {
  readonly prompt: string;
  /** Who is where: what decides, with the seed, where everything stands. Other words change nothing of that. */
  readonly composition: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
  readonly frames: number;
  readonly style: StyleName;
  readonly seed: number;
  readonly watermark: boolean;
  readonly set: SetName;
  /** The part of its place that is painted; left out where it is the place as usual. */
  readonly site?: SiteName | undefined;
  /** What the words put into the place; left out where they put nothing. */
  readonly fixture?: FixtureName | undefined;
  /** The slope they go up or down; left out where the ground is level. */
  readonly slope?: Slope | undefined;
  readonly time: Time;
  readonly weather: Weather;
  /** What the words refuse of the sky; left out where they refuse nothing. */
  readonly without?: readonly Without[] | undefined;
  readonly season: Season;
  readonly cast: readonly CastEntry[];
  readonly camera: CameraMove;
  readonly framing: Framing;
  readonly angle: Angle;
  /** The side of the frame the hero stands on: -1 left, 1 right. */
  readonly side: -1 | 1;
  /** Where hero and light are to be seen, when something covers the rest of the frame. */
  readonly safeArea: SafeArea | null;
  /** Which of the ways to film these words this is; 0 is the plain one. */
  readonly variant: number;
  /** Frame widths per second that the world passes by under a running or driving hero. */
  readonly scroll: number;
  readonly iceberg: boolean;
  /** The feeling that the words name. */
  readonly mood: Mood | null;
  /** A colour that the words name of nobody, as `#rrggbb`. */
  readonly tint: string | null;
  readonly variety: Variety | null;
  /** What becomes of all colours; left out where they stay. */
  readonly grade?: Grade | undefined;
  readonly air: AirKind | null;
  readonly caption: Caption | null;
  /** Mounted pictures to load before the scene is created. */
  readonly pictures: readonly string[];
  /** Font families to load before the first frame. */
  readonly fonts: readonly string[];
  /** What was understood and is drawn, in the prompt's order. */
  readonly seen: readonly string[];
  /** The same words, each with the part of this plan that draws it; left out by what was planned without words. */
  readonly claims?: readonly Claim[];
  /** What is drawn as something near to it. */
  readonly drawnAs: readonly DrawnAs[];
  /** Content words that are not drawn. */
  readonly missed: readonly string[];
  /** Whether nobody and nothing of what the prompt is about is in the picture: at most the place is. */
  readonly isSubjectMissed: boolean;
  /** A style that the words ask for while another one is chosen. */
  readonly styleNamed: StyleName | null;
  /** Name of a script the caption needs and no bundled font has; the caption is then `null`. */
  readonly unsupportedScript: string | null;
  /** Which state of the tables of nouns was read with; empty without any. */
  readonly words: string;
  /** The shots of a film that cuts, in order, each with its own frames; empty for a single shot. */
  readonly shots: readonly ScenePlan[];
}
