import type {
  Animated,
  Clip,
  Ease,
  EffectUse,
  FramePlacement,
  MarkerColour,
  Ratio,
  TextLook,
  Ticks,
  Track,
  TrackKind,
  TransitionKind,
} from './document.ts';

type Side = 'start' | 'end';

/** Where an inserted clip finds its place. */
export type InsertMode = 'overwrite' | 'ripple' | 'append' | 'nearest';

/** The fields of a clip that `setClip` writes; which of them a clip has depends on its kind. */
export interface ClipFields {
  readonly name?: string;
  readonly gain?: Animated<number>;
  readonly keepPitch?: boolean;
  readonly fadeIn?: Ticks;
  readonly fadeOut?: Ticks;
  readonly frame?: FramePlacement;
  readonly text?: string;
  readonly look?: TextLook;
  readonly effects?: readonly EffectUse[];
  readonly activeTake?: number;
}

type TrackFields = Partial<Pick<Track, 'gain' | 'hidden' | 'locked' | 'muted' | 'name' | 'solo'>>;

/** Names a value of a clip that has keys: of its frame, its gain, or of an effect, as `effects.0.strength`. */
export type KeyProperty = string;

interface KeyOf {
  readonly clipId: string;
  readonly property: KeyProperty;
  /** From the start of the clip. */
  readonly at: Ticks;
}

interface Exact {
  /** Refuses what a drag would clamp. */
  readonly exact?: boolean;
}

/** What can be done to a timeline. Times are integers in ticks. */
export type Command =
  | { readonly op: 'split'; readonly clipIds?: readonly string[]; readonly at: Ticks }
  | ({
      readonly op: 'trim' | 'rippleTrim';
      readonly clipId: string;
      readonly side: Side;
      readonly delta: Ticks;
    } & Exact)
  | ({ readonly op: 'roll'; readonly leftId: string; readonly delta: Ticks } & Exact)
  | ({ readonly op: 'slip' | 'slide'; readonly clipId: string; readonly delta: Ticks } & Exact)
  | ({
      readonly op: 'move';
      readonly clipIds: readonly string[];
      readonly delta: Ticks;
      /** How many tracks further up; each clip lands on a track of its own kind. */
      readonly trackDelta?: number;
    } & Exact)
  | {
      readonly op: 'insert';
      readonly clip: Clip;
      readonly trackId: string;
      readonly at: Ticks;
      readonly mode: InsertMode;
    }
  | { readonly op: 'replaceMedia'; readonly clipId: string; readonly mediaId: string }
  | { readonly op: 'lift'; readonly clipIds: readonly string[] }
  | { readonly op: 'rippleDelete'; readonly clipIds: readonly string[]; readonly scope?: 'track' | 'all' }
  | { readonly op: 'liftRange' | 'extractRange' }
  | { readonly op: 'closeGap'; readonly trackId: string; readonly at: Ticks }
  | { readonly op: 'setSpeed'; readonly clipId: string; readonly speed: Ratio; readonly ripple: boolean }
  | { readonly op: 'reverse'; readonly clipId: string }
  | { readonly op: 'freezeFrame'; readonly clipId: string; readonly at: Ticks }
  | { readonly op: 'duplicate'; readonly clipIds: readonly string[]; readonly at: Ticks }
  | { readonly op: 'copy'; readonly clipIds: readonly string[] }
  | { readonly op: 'paste'; readonly clips: readonly Clip[]; readonly at: Ticks }
  | { readonly op: 'link' | 'unlink' | 'group' | 'ungroup'; readonly clipIds: readonly string[] }
  /** With a `trackId`, commands after it in a batch can name the new track. */
  | { readonly op: 'addTrack'; readonly kind: TrackKind; readonly index: number; readonly trackId?: string }
  | { readonly op: 'removeTrack'; readonly trackId: string }
  | ({ readonly op: 'setTrack'; readonly trackId: string } & TrackFields)
  | { readonly op: 'reorderTrack'; readonly trackId: string; readonly index: number }
  | {
      readonly op: 'addTransition';
      readonly leftId: string;
      readonly rightId: string;
      readonly kind: TransitionKind;
      readonly duration: Ticks;
    }
  | { readonly op: 'setTransition'; readonly id: string; readonly kind?: TransitionKind; readonly duration?: Ticks }
  | { readonly op: 'removeTransition'; readonly id: string }
  | { readonly op: 'addMarker'; readonly time: Ticks; readonly label: string; readonly colour: MarkerColour }
  | {
      readonly op: 'setMarker';
      readonly id: string;
      readonly time?: Ticks;
      readonly label?: string;
      readonly colour?: MarkerColour;
    }
  | { readonly op: 'removeMarker'; readonly id: string }
  /** Without start and end the range goes. */
  | { readonly op: 'setRange'; readonly start?: Ticks; readonly end?: Ticks }
  | ({ readonly op: 'setClip'; readonly clipId: string } & ClipFields)
  | ({ readonly op: 'addKey'; readonly value: number; readonly ease: Ease } & KeyOf)
  | ({ readonly op: 'moveKey'; readonly to: Ticks } & KeyOf)
  | ({ readonly op: 'removeKey' } & KeyOf)
  | { readonly op: 'importSrt'; readonly trackId: string; readonly text: string }
  | {
      readonly op: 'setProject';
      readonly rate?: Ratio;
      readonly width?: number;
      readonly height?: number;
      readonly background?: string;
      readonly name?: string;
    }
  /** One edit: all of them or none. */
  | { readonly op: 'batch'; readonly commands: readonly Command[] };

export type CommandName = Command['op'];
/** Commands that share their fields are one type: each is taken by its own name. */
type Named<Name extends CommandName, One> = One extends { readonly op: infer Names }
  ? Name extends Names
    ? One & { readonly op: Name }
    : never
  : never;
export type CommandNamed<Name extends CommandName> = Named<Name, Command>;
