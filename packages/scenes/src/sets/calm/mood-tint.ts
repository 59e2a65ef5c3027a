import { mix, shade, type Colour } from '@kinora/drawing';
import type { Mood, ScenePlan } from '@kinora/reading';

/** What a mood does to every colour: towards which, how far, and how much lighter and stronger it gets. */
const MOOD_LIGHTS: Readonly<Record<Mood, readonly [to: Colour, share: number, lighter: number, stronger: number]>> = {
  glad: ['#ffd27a', 0.12, 0.03, 1.15],
  tender: ['#ff9fb4', 0.16, 0.03, 0.95],
  lonely: ['#5f7fa8', 0.26, -0.04, 0.6],
  wistful: ['#c99a68', 0.24, -0.01, 0.75],
  afraid: ['#1d2a3c', 0.3, -0.05, 0.7],
  peaceful: ['#a8d0c8', 0.16, 0.02, 0.85],
};

/** How far a colour of the words reaches into all others. */
const TINTED = 0.22;

/** Changes a colour to the mood and the colour of the words. */
export function moodTint({ mood, tint }: Pick<ScenePlan, 'mood' | 'tint'>): (colour: Colour) => Colour {
  return (colour) => {
    const tinted = tint ? mix(colour, tint, TINTED) : colour;
    if (!mood) return tinted;
    const [to, share, lighter, stronger] = MOOD_LIGHTS[mood];
    return shade(mix(tinted, to, share), lighter, stronger);
  };
}
