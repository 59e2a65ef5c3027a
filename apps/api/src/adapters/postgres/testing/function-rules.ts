import type { FunctionFile } from '../functions/function-set.ts';

/** Leaves the statements: no comments, and nothing of what is quoted. */
const withoutTexts = (sql: string) =>
  sql
    .replace(/\$(\w*)\$.*?\$\1\$/gs, '$$$$')
    .replace(/--[^\n]*/g, '')
    .replace(/'(?:[^']|'')*'/g, "''");

/** What is wrong with a file; it may create the function it is named after and say what that is for. */
export function problemOfFile({ name, sql }: FunctionFile): string | undefined {
  const statements = withoutTexts(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const [first = '', second] = statements;
  if (!first.startsWith(`create or replace function ${name}(`)) {
    return `${name}.sql does not begin with "create or replace function ${name}("`;
  }
  const isComment = second === undefined || second.startsWith(`comment on function ${name}(`);
  return isComment && statements.length <= 2 ? undefined : `${name}.sql holds more than ${name} and its comment`;
}

const ALLOWED =
  /drop function (?:if exists )?\w+\(|execute function \w+\(|create function \w+\(\) returns trigger|comment on function \w+\(/g;

/**
 * The functions of the set that a migration makes or calls. It may drop one, bind one to a trigger, and make the first,
 * empty one that a new trigger needs.
 */
export function usesInMigration(sql: string, names: ReadonlySet<string>): readonly string[] {
  const text = sql.replace(/--[^\n]*/g, '').replace(/\s+/g, ' ');
  const calls = text.replace(ALLOWED, '').matchAll(/\b(\w+) ?\(/g);
  return [...new Set([...calls].map(([, name = '']) => name).filter((name) => names.has(name)))];
}
