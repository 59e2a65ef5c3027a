import { fail, ok, type Result } from '../result.ts';
import { checkOperation } from './check-operation.ts';
import { checkParameter } from './check-parameter.ts';
import { faultsIn, isRecord, type Fault, type Report } from './fault.ts';
import {
  isOperationName,
  needsStill,
  OPERATION_RULES,
  OPERATIONS_MAX,
  WORK_BUDGET,
  workOf,
} from './operation-rules.ts';
import { RECIPE_CATEGORIES, RECIPE_INPUTS, type Recipe, type RecipeInput } from './recipe.ts';

const KEYS = [
  'format',
  'version',
  'id',
  'title',
  'description',
  'category',
  'inputs',
  'parameters',
  'operations',
  'season',
  'price',
  'sample',
];
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MESSAGE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const DAY = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const NAME_MAX = 60;
const PARAMETERS_MAX = 6;
const PRICES_MAX = 6;
const SECONDS_MAX = 60;

function checkTexts(recipe: Record<string, unknown>, report: Report): void {
  if (recipe['format'] !== 'kinora-recipe') report('format', 'is not kinora-recipe');
  if (recipe['version'] !== 1) report('version', 'is not 1');
  for (const [key, pattern] of [
    ['id', NAME],
    ['sample', NAME],
    ['title', MESSAGE],
    ['description', MESSAGE],
  ] as const) {
    const text = recipe[key];
    if (typeof text !== 'string' || text.length > NAME_MAX || !pattern.test(text)) report(key, 'is not a name');
  }
  if (!RECIPE_CATEGORIES.some((one) => one === recipe['category'])) report('category', 'is not known');
}

/** A clip takes the place of these. */
const PICTURES: ReadonlySet<unknown> = new Set<RecipeInput>(['picture', 'second-picture']);

function checkInputs(inputs: unknown, report: Report): void {
  if (!Array.isArray(inputs)) return report('inputs', 'is not a list');
  if (inputs[0] !== 'picture' && inputs[0] !== 'clip') report('inputs', 'does not begin with picture or clip');
  if (new Set(inputs).size !== inputs.length) report('inputs', 'names one twice');
  inputs.forEach((input, index) => {
    if (!RECIPE_INPUTS.some((one) => one === input)) report(`inputs.${index}`, 'is not known');
    if (inputs.includes('clip') && PICTURES.has(input)) report(`inputs.${index}`, 'does not go with a clip');
  });
}

function checkSeason(season: unknown, report: Report): void {
  if (season === null) return;
  if (!isRecord(season)) return report('season', 'is not a span of days');
  for (const key of ['from', 'to']) {
    const day = season[key];
    if (typeof day !== 'string' || !DAY.test(day)) report(`season.${key}`, 'is not MM-DD');
  }
}

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;

function checkPrice(price: unknown, report: Report): void {
  if (!Array.isArray(price) || price.length === 0) return report('price', 'is not a list with items');
  if (price.length > PRICES_MAX) report('price', 'is too long');
  let longest = 0;
  price.slice(0, PRICES_MAX).forEach((row: unknown, index) => {
    if (!isRecord(row)) return report(`price.${index}`, 'is not a record');
    if (!isWhole(row['credits'], 1_000_000)) report(`price.${index}.credits`, 'is not a whole number');
    const seconds = row['seconds'];
    if (!isWhole(seconds, SECONDS_MAX)) return report(`price.${index}.seconds`, 'is not a whole number');
    if (seconds <= longest) report(`price.${index}.seconds`, 'is not longer than the one before');
    longest = seconds;
  });
}

/** Ids of the parameters that could be read, for the steps that use them. */
function checkParameters(parameters: unknown, report: Report): Set<string> {
  const ids = new Set<string>();
  if (!Array.isArray(parameters)) {
    report('parameters', 'is not a list');
    return ids;
  }
  if (parameters.length > PARAMETERS_MAX) report('parameters', 'is too long');
  parameters.slice(0, PARAMETERS_MAX).forEach((parameter: unknown, index) => {
    const id = checkParameter(parameter, faultsIn(report, `parameters.${index}`));
    if (id !== null && ids.has(id)) report(`parameters.${index}.id`, 'is there twice');
    if (id !== null) ids.add(id);
  });
  return ids;
}

/** Whether the member brings what the steps need. */
function checkNeeds(names: readonly unknown[], inputs: readonly unknown[], report: Report): void {
  const steps = names.filter((name) => isOperationName(name));
  const needs = new Set(steps.flatMap((name) => OPERATION_RULES[name].needs ?? []));
  for (const need of needs) {
    if (!inputs.includes(need)) report('inputs', `lacks the ${need.replace('-', ' ')} a step needs`);
  }
  if (!inputs.includes('clip')) return;
  names.forEach((name, index) => {
    if (isOperationName(name) && needsStill(name)) report(`operations.${index}.operation`, 'needs a still picture');
  });
}

function checkOperations(recipe: Record<string, unknown>, parameters: ReadonlySet<string>, report: Report): void {
  const { operations } = recipe;
  if (!Array.isArray(operations) || operations.length === 0) return report('operations', 'is not a list with items');
  if (operations.length > OPERATIONS_MAX) return report('operations', 'is too long');
  operations.forEach((operation: unknown, index) =>
    checkOperation(operation, parameters, faultsIn(report, `operations.${index}`)),
  );
  const known = operations.filter((one: unknown) => isRecord(one) && isOperationName(one['operation']));
  if (workOf(known) > WORK_BUDGET) report('operations', 'cost more than the work budget');
  const names = operations.map((one: unknown) => (isRecord(one) ? one['operation'] : null));
  checkNeeds(names, Array.isArray(recipe['inputs']) ? recipe['inputs'] : [], report);
}

/** Reads anything as a recipe; never throws. A failure names every fault with its path, in the order of the format. */
export function checkRecipe(value: unknown): Result<Recipe, readonly Fault[]> {
  const faults: Fault[] = [];
  const report: Report = (path, problem) => void faults.push({ path, problem });
  if (!isRecord(value)) return fail([{ path: '', problem: 'is not a record' }]);
  checkTexts(value, report);
  checkInputs(value['inputs'], report);
  const parameters = checkParameters(value['parameters'], report);
  checkOperations(value, parameters, report);
  checkSeason(value['season'], report);
  checkPrice(value['price'], report);
  for (const key of Object.keys(value)) if (!KEYS.includes(key)) report(key, 'is not part of the format');
  if (faults.length > 0) return fail(faults);
  // Every part has been read.
  return ok(value as unknown as Recipe);
}
