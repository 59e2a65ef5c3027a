import {
  CATALOGUE,
  nearestChoices,
  parametersOf,
  priceOf,
  type CatalogueMode,
  type Choices,
  type Mode,
} from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';

type Clip = Pick<Creation, 'input' | 'mode' | 'model'>;

/** A clip as another model makes it. */
export interface AnotherModel {
  readonly clip: Clip;
  /** In credits. */
  readonly price: number;
}

export interface ModelsHere {
  readonly runs: (model: string, mode: Mode) => boolean;
  /** What this server asks for a second of its graphics card. */
  readonly gpuCredits: number;
}

/** Our own engine draws all, so it comes last. */
const LOCAL = 'local';

/** The input without what is chosen for a model. */
function wordsAndFiles(input: Creation['input'], { referencesMax }: CatalogueMode): Creation['input'] {
  const { prompt, negative, first, last, video, from, crops, seed } = input;
  const references = input.references?.slice(0, referencesMax);
  const kept = { prompt, negative, first, last, references, video, from, crops, seed };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

function made(model: string, mode: CatalogueMode, { input }: Clip) {
  // The catalogue's own names; `nearestChoices` replaces what is missing.
  const wanted = Object.fromEntries(parametersOf(mode).map(([name]) => [name, input[name]])) as Choices;
  // Full HD of our own engine is for plans: the usual size is for everybody.
  const { resolution: _any, ...others } = wanted;
  const choices = nearestChoices(mode, model === LOCAL ? others : wanted);
  const lost = Object.entries(choices).filter(([name, value]) => {
    const asked = wanted[name as keyof Choices];
    return asked !== undefined && asked !== value;
  });
  // The catalogue lists only values of the right type for each name.
  const next = { ...wordsAndFiles(input, mode), ...choices } as Creation['input'];
  return { clip: { model, mode: mode.mode, input: next }, choices, lost: lost.length };
}

/**
 * The same words, files and, as far as it can, settings with every other model that makes such clips here: what keeps
 * most comes first, then what costs least, and our own engine last. Retired models are none of them.
 */
export function otherModels(clip: Clip, { gpuCredits, runs }: ModelsHere): readonly AnotherModel[] {
  return CATALOGUE.filter(({ lifecycle, slug }) => lifecycle !== 'retired' && slug !== clip.model)
    .flatMap(({ modes, slug }) => {
      const mode = modes.find((one) => one.mode === clip.mode && runs(slug, one.mode));
      if (!mode) return [];
      const { choices, ...rest } = made(slug, mode, clip);
      return [{ ...rest, price: priceOf(mode, choices, gpuCredits) }];
    })
    .toSorted(
      (one, other) =>
        Number(one.clip.model === LOCAL) - Number(other.clip.model === LOCAL) ||
        one.lost - other.lost ||
        one.price - other.price,
    )
    .map(({ clip: next, price }) => ({ clip: next, price }));
}
