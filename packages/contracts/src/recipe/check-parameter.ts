import { isRecord, type Report } from './fault.ts';
import { RECIPE_UNITS } from './recipe.ts';

const ID = /^[a-z][a-z0-9-]{0,30}$/;
const MESSAGE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const CHOICES_MAX = 20;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isWithin = (value: number, low: number, high: number) => value >= low && value <= high;

/** Checks how the numbers of a range fit each other; those that are none were reported before. */
function checkRange({ minimum, maximum, step, usual }: Record<string, unknown>, report: Report): void {
  if (!isNumber(minimum) || !isNumber(maximum)) return;
  if (minimum >= maximum) report('maximum', 'is not above the minimum');
  if (isNumber(usual) && !isWithin(usual, minimum, maximum)) report('usual', 'is out of range');
  if (isNumber(step) && !isWithin(step, Number.MIN_VALUE, maximum - minimum)) report('step', 'does not fit the range');
}

function checkNumber(parameter: Record<string, unknown>, report: Report): void {
  if (!RECIPE_UNITS.some((unit) => unit === parameter['unit'])) report('unit', 'is not known');
  for (const key of ['minimum', 'maximum', 'step', 'usual']) {
    if (!isNumber(parameter[key])) report(key, 'is not a number');
  }
  checkRange(parameter, report);
}

function checkChoice({ choices, usual }: Record<string, unknown>, report: Report): void {
  if (!Array.isArray(choices) || choices.length < 2 || choices.length > CHOICES_MAX) {
    return report('choices', 'is not a list of 2 to 20');
  }
  choices.forEach((choice, index) => {
    if (typeof choice !== 'string') report(`choices.${index}`, 'is not a name');
  });
  if (!choices.includes(usual)) report('usual', 'is not one of the choices');
}

/** Checks a parameter and returns its id, or `null` where it has none. */
export function checkParameter(parameter: unknown, report: Report): string | null {
  if (!isRecord(parameter)) {
    report('', 'is not a record');
    return null;
  }
  const { id, label, kind } = parameter;
  if (typeof label !== 'string' || !MESSAGE.test(label)) report('label', 'is not a message id');
  if (kind === 'number') checkNumber(parameter, report);
  else if (kind === 'choice') checkChoice(parameter, report);
  else report('kind', 'is not known');
  if (typeof id === 'string' && ID.test(id)) return id;
  report('id', 'is not a name');
  return null;
}
