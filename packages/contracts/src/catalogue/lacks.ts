import type { Mode } from '../creation-mode.ts';
import type { CatalogueMode, Choice, ParameterName } from './catalogue-types.ts';
import { findMode, parametersOf } from './catalogue.ts';

/** What no route of a mode's model supports, whatever else is chosen. Everything else is supported. */
export interface Lacks extends Readonly<Partial<Record<ParameterName, readonly Choice[]>>> {
  readonly seed?: true;
  readonly negative?: true;
  readonly crops?: true;
  /** Words are needed, also where the model's maker needs none. */
  readonly wordless?: true;
  /** The most reference pictures, where the catalogue has more. */
  readonly references?: number;
}

/** Of one model, by mode; a mode that lacks nothing is left out. */
export type LacksByMode = Readonly<Partial<Record<Mode, Lacks>>>;

/** The values that are left; all of them where none would be, as a list from another version of the server might say. */
function left(values: readonly Choice[], lacking: readonly Choice[] | undefined): readonly Choice[] {
  const some = values.filter((value) => !lacking?.includes(value));
  return some.length > 0 ? some : values;
}

/** A mode without what no route supports; it is then offered, checked and priced like any other. */
export function modeWithout(mode: CatalogueMode, lacks: Lacks | undefined): CatalogueMode {
  if (!lacks) return mode;
  const { isWordless, takesCrops, ...others } = mode;
  return {
    ...others,
    parameters: Object.fromEntries(parametersOf(mode).map(([name, values]) => [name, left(values, lacks[name])])),
    ...(isWordless && !lacks.wordless && { isWordless }),
    ...(takesCrops && !lacks.crops && { takesCrops }),
    ...(lacks.seed && { seedMax: null }),
    ...(lacks.negative && { negativeMax: null }),
    ...(lacks.references !== undefined && { referencesMax: lacks.references }),
  };
}

/** The models that run, and what none of their routes supports. */
interface Runs {
  readonly model: string;
  readonly modes: readonly Mode[];
  readonly lacks?: LacksByMode;
}

/**
 * A mode as the first of them that runs it can make it; undefined where its model runs in other modes alone, and all of
 * the catalogue's where no route runs the model.
 */
export function offeredMode(
  runs: readonly Runs[],
  { model, mode }: { readonly model: string; readonly mode: Mode },
): CatalogueMode | undefined {
  const found = findMode(model, mode);
  const running = runs.filter((one) => one.model === model);
  const run = running.find(({ modes }) => modes.includes(mode));
  return found && (run || running.length === 0) ? modeWithout(found, run?.lacks?.[mode]) : undefined;
}
