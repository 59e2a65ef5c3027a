import { faultsIn, isRecord, type Report } from './fault.ts';
import { isOperationName, OPERATION_RULES, type ValueRule } from './operation-rules.ts';
import type { OperationName } from './recipe.ts';

const KEYS = ['operation', 'values', 'during'];
const COLOUR = /^#[0-9a-f]{6}$/;

function checkDuring(during: unknown, report: Report): void {
  if (during === undefined) return;
  if (!Array.isArray(during) || during.length !== 2) return report('during', 'is not a pair');
  const [from, to]: readonly unknown[] = during;
  if (typeof from !== 'number' || typeof to !== 'number') return report('during', 'is not a pair of numbers');
  if (!(from >= 0 && to <= 1 && from < to)) report('during', 'is not a part of 0 to 1');
}

function fitsRange(value: unknown, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'is not a number';
  return value < minimum || value > maximum ? 'is out of range' : null;
}

function fits(value: unknown, rule: ValueRule): string | null {
  if (rule.kind === 'number') return fitsRange(value, rule);
  if (typeof value !== 'string') return 'is not a text';
  if (rule.kind === 'colour') return COLOUR.test(value) ? null : 'is not a colour like #12abef';
  return rule.choices.includes(value) ? null : 'is not one of the choices';
}

function checkValue(value: unknown, rule: ValueRule, known: ReadonlySet<string>): string | null {
  if (!isRecord(value)) return fits(value, rule);
  const { parameter } = value;
  return typeof parameter === 'string' && known.has(parameter) ? null : 'names no parameter';
}

function checkValues(
  values: unknown,
  { name, known }: { name: OperationName; known: ReadonlySet<string> },
  report: Report,
) {
  if (values === undefined) return;
  if (!isRecord(values)) return report('', 'is not a record');
  const rules = OPERATION_RULES[name].values;
  for (const [key, value] of Object.entries(values)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    const problem = rule ? checkValue(value, rule, known) : 'is not part of this step';
    if (problem !== null) report(key, problem);
  }
}

/** Checks one step; `known` are the ids of the recipe's parameters. */
export function checkOperation(operation: unknown, known: ReadonlySet<string>, report: Report): void {
  if (!isRecord(operation)) return report('', 'is not a record');
  for (const key of Object.keys(operation)) if (!KEYS.includes(key)) report(key, 'is not part of the format');
  const { operation: name, values, during } = operation;
  checkDuring(during, report);
  if (!isOperationName(name)) return report('operation', 'is not known');
  checkValues(values, { name, known }, faultsIn(report, 'values'));
}
