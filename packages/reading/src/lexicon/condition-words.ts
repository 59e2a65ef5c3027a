import type { Action, Feeling } from '@kinora/subjects';

import type {
  AirKind,
  Angle,
  CameraMove,
  Framing,
  Season,
  Stature,
  StyleName,
  Time,
  Weather,
} from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

/** Phrases that name a condition of the scene. */
export interface ConditionWords {
  readonly times: Rules<Time>;
  readonly weathers: Rules<Weather>;
  readonly seasons: Rules<Season>;
  readonly airs: Rules<AirKind>;
  readonly cameras: Rules<CameraMove>;
  /** Words that name a move only where they stand alone between two commas, as "orbit". */
  readonly loneCameras: Rules<CameraMove>;
  /** What a face shows. */
  readonly feelings: Rules<Feeling>;
  /** Phrases of somebody who turns the back: `seen` ones are of the camera, `leaving` ones of what they do. */
  readonly turned: Rules<'seen' | 'leaving'>;
  readonly framings: Rules<Framing>;
  readonly angles: Rules<Angle>;
  readonly statures: Rules<Stature>;
  readonly actions: Rules<Action>;
  /** A style is drawn only when it is the chosen one. */
  readonly styles: Rules<StyleName>;
}
