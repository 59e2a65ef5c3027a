import type { Inspiration, InspirationTool, Look, Mood } from '@kinora/inspiration';

/** What somebody wants to see; null for any. */
export interface GalleryFilter {
  readonly tool: InspirationTool | null;
  readonly mood: Mood | null;
  readonly look: Look | null;
}

export const EVERYTHING: GalleryFilter = { tool: null, mood: null, look: null };

type Trait = keyof GalleryFilter;

const TRAITS: readonly Trait[] = ['tool', 'mood', 'look'];

const fits = (one: Inspiration, filter: GalleryFilter, traits: readonly Trait[]) =>
  traits.every((trait) => filter[trait] === null || one[trait] === filter[trait]);

/** What fits all that is wanted, in its order. */
export function filterGallery(all: readonly Inspiration[], filter: GalleryFilter): readonly Inspiration[] {
  return all.filter((one) => fits(one, filter, TRAITS));
}

/** The values of a trait that something has with what is wanted otherwise, and the chosen one: nothing leads nowhere. */
export function offeredIn<Name extends Trait>(
  all: readonly Inspiration[],
  filter: GalleryFilter,
  trait: Name,
): ReadonlySet<Inspiration[Name]> {
  const others = TRAITS.filter((name) => name !== trait);
  return new Set(all.filter((one) => fits(one, filter, others)).map((one) => one[trait]));
}
