/** What is said of a result in its content credentials (C2PA 2). */
export interface Origin {
  /** How the picture came about, a term of IPTC's vocabulary. */
  readonly sourceType: 'algorithmicMedia' | 'compositeSynthetic' | 'trainedAlgorithmicMedia';
  /** What made it, such as `Local preview engine`. */
  readonly model: string;
  /** Names of what it was put together from. */
  readonly ingredients?: readonly string[] | undefined;
}

/** Of what our own engine draws. */
export const ENGINE_ORIGIN: Origin = { sourceType: 'algorithmicMedia', model: 'Local preview engine' };

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The manifest's definition as the C2PA SDK takes it. */
export function manifestOf({ ingredients = [], model, sourceType }: Origin): object {
  return {
    claim_generator_info: [{ name: 'Kinora' }],
    title: 'Kinora clip',
    ingredients: ingredients.map((title) => ({ title, format: 'video/mp4', relationship: 'componentOf' })),
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: [
            {
              action: 'c2pa.created',
              digitalSourceType: SOURCE_TYPES + sourceType,
              softwareAgent: { name: model },
            },
          ],
        },
      },
    ],
  };
}
