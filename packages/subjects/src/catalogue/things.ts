import { SUBJECTS } from './subjects.data.ts';
import type { KnownThing, MountedThing, Thing } from './thing.ts';
import { KNOWN_THINGS, MOUNTED_THINGS } from './things.gen.ts';

const knownThing = ([name, character, kind, known]: KnownThing): Thing => ({
  name,
  character,
  kind,
  known,
  subject: SUBJECTS[known],
});

const mountedThing = ([name, character, kind, mode, pose, size]: MountedThing): Thing => ({
  name,
  character,
  kind,
  known: null,
  subject: {
    rig: 'picture',
    mode,
    size,
    looks: { picture: name, pose },
    ...(kind === 'land-vehicle' && mode === 'ground' && { vehicle: true }),
  },
});

/** Everything with a character of its own that can be drawn, subjects of the catalogue included. */
export const THINGS: readonly Thing[] = [...KNOWN_THINGS.map(knownThing), ...MOUNTED_THINGS.map(mountedThing)];

/** Names of the mounted pictures that only things are drawn by; their files are `pictures/<name>.webp`. */
export const THING_PICTURES: readonly string[] = MOUNTED_THINGS.map(([name]) => name);
