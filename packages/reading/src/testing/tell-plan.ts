import { COLOURS } from '../lexicon/colours.data.ts';
import type { CastEntry, ScenePlan } from '../plan/scene-plan.ts';
import { planScene } from '../read/plan-scene.ts';
import type { Words } from '../words/word-table.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

interface Told extends Pick<ScenePlan, 'set' | 'time' | 'weather' | 'season' | 'camera' | 'missed' | 'seen'> {
  readonly cast: readonly string[];
}

/** What is drawn as something near to it: `walrus as seal`. */
export const tellNear = (prompt: string, words?: Words): string[] =>
  planScene(prompt, OPTIONS, words).drawnAs.map(({ words: said, as }) => `${said} as ${as}`);

const colourOf = (tint: string | undefined) => Object.entries(COLOURS).find(([, value]) => value === tint)?.[0];

const tellEntry = ({ action, count, looks, name, relation }: CastEntry) =>
  [count, colourOf(looks.tint), name, action, relation?.kind].filter(Boolean).join(' ');

/** What was read of a prompt, in a form that is quick to compare: `2 red fox run`. */
export function tellPlan(prompt: string, words?: Words): Told {
  const { cast, set, time, weather, season, camera, missed, seen } = planScene(prompt, OPTIONS, words);
  return { set, time, weather, season, camera, cast: cast.map(tellEntry), missed, seen };
}
