import type { RigName } from '@kinora/subjects';

/** What animals put on that are dressed up as somebody with a drawing of their own. */
export const WORN_LIKENESS: Readonly<Partial<Record<RigName, string>>> = {
  astronaut: 'astronaut',
  tRex: 'dinosaur',
  sauropod: 'dinosaur',
};
