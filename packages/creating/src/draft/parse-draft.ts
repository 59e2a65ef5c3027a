import { VARIANTS } from '@kinora/contracts';
import {
  cropsIn,
  nearestChoices,
  parametersOf,
  type CatalogueMode,
  type Choices,
  type Mode,
} from '@kinora/contracts/catalogue';

import { COUNTS, modeFor, SEED_MAX, type Draft } from './draft.ts';

/** Far above every model's limit; what is longer was not typed. */
const TEXT_MAX = 40_000;

type Stored = Readonly<Record<string, unknown>>;

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

const isSeed = (seed: unknown): seed is number =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX;

const isVariant = (variant: unknown): variant is number =>
  typeof variant === 'number' && Number.isInteger(variant) && variant > 0 && variant < VARIANTS;

/** Far after the end of every video that is taken. */
const FROM_MAX = 60;

const isMoment = (from: unknown): from is number => typeof from === 'number' && from >= 0 && from < FROM_MAX;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : '');

function choicesOf(mode: CatalogueMode, stored: unknown): Choices {
  const values = isStored(stored) ? stored : {};
  // Only names of the catalogue; `nearestChoices` replaces values it does not have.
  const wanted = Object.fromEntries(parametersOf(mode).map(([name]) => [name, values[name]])) as Choices;
  return nearestChoices(mode, wanted);
}

/** What an earlier visit left behind, as far as it still makes sense; undefined when it does not. */
export function parseDraft(stored: unknown, modes: readonly Mode[]): Draft | undefined {
  if (!isStored(stored) || !isSeed(stored.seed)) return undefined;
  const model = textOf(stored.model);
  const mode = modeFor(model, { modes, wanted: stored.mode });
  if (!mode) return undefined;
  const count = COUNTS.find((one) => one === stored.count) ?? 1;
  return {
    model,
    mode: mode.mode,
    prompt: textOf(stored.prompt),
    ...(typeof stored.negative === 'string' && { negative: textOf(stored.negative) }),
    choices: choicesOf(mode, stored.choices),
    from: isMoment(stored.from) ? stored.from : 0,
    crops: cropsIn(stored.crops),
    seed: stored.seed,
    ...(isVariant(stored.variant) && { variant: stored.variant }),
    keepsSeed: stored.keepsSeed === true,
    count,
  };
}
