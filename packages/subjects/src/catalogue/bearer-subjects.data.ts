import type { Subject } from './subject.ts';

/** What others stand on, lean against, hang from or look out of. */
export const BEARER_SUBJECTS = {
  table: { rig: 'table', mode: 'prop', size: 0.6, looks: {} },
  'bedside table': { rig: 'nightstand', mode: 'prop', size: 0.6, looks: {} },
  bench: { rig: 'bench', mode: 'prop', size: 0.56, looks: {} },
  shelf: { rig: 'shelf', mode: 'prop', size: 0.62, looks: {} },
  'brick wall': { rig: 'wall', mode: 'prop', size: 0.75, looks: {} },
  branch: { rig: 'branch', mode: 'prop', size: 0.8, looks: {} },
  leaf: { rig: 'leaf', mode: 'water', size: 0.5, looks: {} },
  plate: { rig: 'plate', mode: 'prop', size: 0.5, looks: {} },
  mug: { rig: 'mug', mode: 'prop', size: 0.5, looks: {} },
  bowl: { rig: 'bowl', mode: 'prop', size: 0.5, looks: {} },
  roof: { rig: 'picture', mode: 'ground', size: 0.95, looks: { picture: 'house', pose: 'full' } },
  'fence post': { rig: 'post', mode: 'prop', size: 0.72, looks: {} },
  fence: { rig: 'fence', mode: 'prop', size: 0.66, looks: {} },
  'tree stump': { rig: 'stump', mode: 'prop', size: 0.56, looks: {} },
  log: { rig: 'log', mode: 'prop', size: 0.6, looks: {} },
  boulder: { rig: 'boulder', mode: 'prop', size: 0.6, looks: {} },
  steps: { rig: 'steps', mode: 'prop', size: 0.9, looks: {} },
  feast: { rig: 'feast', mode: 'prop', size: 0.5, looks: {} },
  box: { rig: 'box', mode: 'prop', size: 0.6, looks: {} },
} as const satisfies Readonly<Record<string, Subject>>;
