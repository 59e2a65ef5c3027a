import type { Mode } from '../creation-mode.ts';
import type { CreationInput } from '../creation.ts';
import { CROPPED_FIELDS, cropsIn } from '../crop.ts';
import { VARIANTS } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CatalogueMode, Choice, Choices, FileField } from './catalogue-types.ts';
import { breachOf, findMode, findModel, parametersOf } from './catalogue.ts';
import { FILE_FIELDS, filesIn, inputWith } from './file-slots.ts';

/** The problem of each field, by name, in stable words that the interface turns into sentences. */
export type InputProblems = Readonly<Record<string, string>>;

/** An input that its model takes: tidied text, and a value for every parameter. */
export interface CheckedInput {
  readonly mode: CatalogueMode;
  readonly choices: Choices;
  readonly input: CreationInput;
}

// C0 and C1 controls except tab and line feed: nothing a person types, and a trap in logs and mails.
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Text as it is stored and drawn: NFC, without control characters, trimmed. */
export const tidyText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').normalize('NFC').trim();

/** Length as people count it for limits: code points, not UTF-16 units. */
export const codePoints = (text: string): number => Array.from(text).length;

function textProblem(text: string, { max, required }: { max: number | null; required: boolean }): string | undefined {
  if (text === '') return required ? 'missing' : undefined;
  if (max === null) return 'not-supported';
  return codePoints(text) > max ? 'too-long' : undefined;
}

function seedProblem(seed: number | undefined, max: number | null): string | undefined {
  if (seed === undefined) return undefined;
  if (max === null) return 'not-supported';
  return Number.isInteger(seed) && seed >= 0 && seed <= max ? undefined : 'out-of-range';
}

function variantProblem(variant: number | undefined): string | undefined {
  if (variant === undefined) return undefined;
  return Number.isInteger(variant) && variant >= 0 && variant < VARIANTS ? undefined : 'out-of-range';
}

/** Where in a video a clip begins: no video of a member's is longer. */
const FROM_MAX = 60;

function fromProblem({ from }: CreationInput, { takesPart }: CatalogueMode): string | undefined {
  if (from === undefined) return undefined;
  if (!takesPart) return 'not-supported';
  return from >= 0 && from < FROM_MAX ? undefined : 'out-of-range';
}

function cropsProblem({ crops, ...asked }: CreationInput, { takesCrops, files }: CatalogueMode): string | undefined {
  if (crops === undefined) return undefined;
  const given = CROPPED_FIELDS.filter((field) => crops[field] !== undefined);
  const isFor = (field: (typeof given)[number]) => files?.includes(field) === true && asked[field] !== undefined;
  if (takesCrops !== true || !given.every(isFor)) return 'not-supported';
  const known = cropsIn(crops);
  return given.every((field) => known[field]) ? undefined : 'out-of-range';
}

/** The crops without what else stands there; none at all where there are none. */
function cropsOf({ crops }: CreationInput): Pick<CreationInput, 'crops'> {
  const known = cropsIn(crops);
  return Object.keys(known).length > 0 ? { crops: known } : {};
}

function choose(mode: CatalogueMode, input: CreationInput) {
  const choices: Record<string, Choice> = {};
  const problems: Record<string, string> = {};
  for (const [name, values] of parametersOf(mode)) {
    const value = input[name] ?? values[0];
    if (value !== undefined && values.includes(value)) choices[name] = value;
    else problems[name] = 'not-supported';
  }
  return { choices, problems };
}

/** A file that is needed and not there, or there and never looked at. */
function fileProblem(field: FileField, { files = [] }: CatalogueMode, input: CreationInput): string | undefined {
  const isNeeded = files.includes(field);
  if (isNeeded === (input[field] !== undefined)) return undefined;
  return isNeeded ? 'missing' : 'not-supported';
}

function referencesProblem({ referencesMax = 0 }: CatalogueMode, { references = [] }: CreationInput) {
  if (referencesMax === 0) return references.length > 0 ? 'not-supported' : undefined;
  if (references.length === 0) return 'missing';
  return references.length > referencesMax ? 'too-many' : undefined;
}

const numbersIn = ({ from, seed, variant }: CreationInput): CreationInput => ({
  ...(from !== undefined && { from }),
  ...(seed !== undefined && { seed }),
  ...(variant !== undefined && { variant }),
});

const defined = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])),
  );

/** Checks what a person asked of a mode: every problem at once, or the input completed with defaults. */
export function checkInputOf(mode: CatalogueMode, asked: CreationInput): Result<CheckedInput, InputProblems> {
  const prompt = tidyText(asked.prompt ?? '');
  const negative = tidyText(asked.negative ?? '');
  const { choices, problems } = choose(mode, asked);
  const breach = Object.keys(problems).length === 0 ? breachOf(mode, choices) : undefined;
  const all = {
    ...problems,
    ...defined({
      prompt: textProblem(prompt, { max: mode.promptMax, required: !mode.isWordless }),
      negative: textProblem(negative, { max: mode.negativeMax, required: false }),
      seed: seedProblem(asked.seed, mode.seedMax),
      variant: variantProblem(asked.variant),
      from: fromProblem(asked, mode),
      crops: cropsProblem(asked, mode),
      combination: breach,
      references: referencesProblem(mode, asked),
      ...Object.fromEntries(FILE_FIELDS.map((field) => [field, fileProblem(field, mode, asked)])),
    }),
  };
  if (Object.keys(all).length > 0) return fail(all);
  const texts = { ...(prompt !== '' && { prompt }), ...(negative !== '' && { negative }) };
  return ok({
    mode,
    choices,
    input: { ...choices, ...texts, ...inputWith(filesIn(asked)), ...numbersIn(asked), ...cropsOf(asked) },
  });
}

/** The same of a mode of the catalogue. */
export function checkInput(slug: string, modeName: Mode, asked: CreationInput): Result<CheckedInput, InputProblems> {
  if (!findModel(slug)) return fail({ model: 'unknown' });
  const mode = findMode(slug, modeName);
  return mode ? checkInputOf(mode, asked) : fail({ mode: 'not-supported' });
}
