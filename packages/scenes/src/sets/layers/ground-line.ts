import { mix, type Colour } from '@kinora/drawing';
import { traitsOf } from '@kinora/reading';

import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import type { Seat } from '../../stage/seat.ts';
import type { Stage } from '../../stage/stage.ts';
import { makeHourLight, type HourLight } from '../hour-light.ts';
import type { Across, Tone } from './layer.ts';

/** A stage with the horizon and the colours of a composition. */
export interface LayerSpace {
  readonly stage: Stage;
  /** In pixels of the frame. */
  readonly horizon: number;
  /** A height of the land in pixels: 0 the horizon, 1 the hero's feet. */
  readonly yOf: (line: number) => number;
  /** What is green in the season and the light. */
  readonly verdure: () => Verdure;
  readonly colourOf: (tone: Tone) => Colour;
  readonly light: HourLight;
  /** Height of a person here, in pixels. */
  readonly person: number;
  /** What one sits on there. */
  readonly seats: readonly Seat[];
  /** A place across in pixels, as if the hero stood on the left. */
  readonly xOf: (x: Across) => number;
}

/** How white snow makes the land. */
const SNOW = '#eef4fb';
const COVERED = 0.62;

/** How much of the haze of the distance an own colour takes on. */
const HAZY = 0.7;

/** Things follow the hero's size by half, so that neither a close nor a wide shot empties a room. */
function personIn({ frame, height, width }: Stage): number {
  const usual = Math.min(frame.tall ? width * 0.62 : height * 0.4, height * 0.5);
  return Math.sqrt(frame.hero * usual);
}

export function makeLayerSpace(stage: Stage, drop: number, light: HourLight = makeHourLight(stage)): LayerSpace {
  const { frame, height } = stage;
  const horizon = frame.horizon + drop * height * frame.lift;
  // Read late: the sky places the sun first.
  const verdure = () => makeVerdure(stage);
  return {
    stage,
    horizon,
    yOf: (line) => horizon + line * (frame.ground - horizon),
    verdure,
    light,
    person: personIn(stage),
    seats: [],
    xOf: ([wide, narrow]) => stage.width * (frame.wide ? wide : narrow),
    colourOf: ([colour, depth]) => {
      if (colour === 'grass') return verdure().grass(depth);
      if (colour === 'leaf') return verdure().leaf(depth);
      return light.tone(colour, HAZY * (1 - depth));
    },
  };
}

/** Land under snow, where it lies; none does under a roof. */
export function coveredLand({ stage, colourOf, verdure }: LayerSpace, colour: Colour): Colour {
  const isOpen = !traitsOf(stage.plan.set).indoors;
  return isOpen && verdure().snowy ? mix(colour, colourOf([SNOW, 0.6]), COVERED) : colour;
}
