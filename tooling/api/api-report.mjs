// What a package offers: each public name with its signature, as the declarations of the compiler have it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import ts from 'typescript';

/** The report of a package, beside its package.json. */
export const REPORT = 'api-report.md';

const HEAD =
  'What this package offers, by import. Written by `npm run api`; a difference in review is a change of its API.';

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The declarations behind a relative import of a declaration file. */
function declarationsAt(from, specifier) {
  const file = resolve(dirname(from), specifier).replace(/\.[jt]sx?$/, '.d.ts');
  return existsSync(file) ? file : undefined;
}

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The names that a statement declares. */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return statement.name ? [statement.name.text] : [];
}

/** A list of data may have thousands of lines in its type: a sum stands for most of them. */
const [LONGEST, SHOWN] = [40, 12];

function shorten(text) {
  const lines = text.split('\n');
  if (lines.length <= LONGEST) return text;
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [...lines.slice(0, SHOWN), `// and ${lines.length - SHOWN} lines more, ${sum}`].join('\n');
}

/** A declaration in one paragraph, without its comments; several overloads follow each other. */
const textOf = (statement) =>
  shorten(
    ts
      .createPrinter({ removeComments: true })
      .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
      .replace(/^export (?:declare |default )?/, ''),
  );

/** Where a name of a declaration file comes from: its file, and what it is called there. */
function sourceOf(file, name) {
  for (const statement of parse(file).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) {
      continue;
    }
    const found = statement.exportClause.elements.find((element) => element.name.text === name);
    if (!found) continue;
    const inside = (found.propertyName ?? found.name).text;
    if (!statement.moduleSpecifier) return { file, name: inside };
    const next = declarationsAt(file, statement.moduleSpecifier.text);
    return next ? sourceOf(next, inside) : { from: statement.moduleSpecifier.text, name: inside };
  }
  return { file, name };
}

/** The signatures of a name; a name of another package is told by that package. */
function signaturesOf(entry, name) {
  const { file, from, name: inside } = sourceOf(entry, name);
  if (from) return [`// ${inside} of ${from}`];
  const declared = parse(file).statements.filter((statement) => namesOf(statement).includes(inside));
  return declared.map(textOf);
}

/** All names that a declaration file offers, sorted. */
function namesIn(entry) {
  const names = parse(entry).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map((element) => element.name.text) : [];
    }
    return isExported(statement) ? namesOf(statement) : [];
  });
  return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1));
}

/** The exports of a manifest that have types: what one imports, and its declaration file. Texts are no API. */
function typedExports(folder, { name, exports = {} }) {
  return Object.entries(exports)
    .filter(([path, target]) => target.types && !path.includes('*'))
    .map(([path, target]) => ({ specifier: join(name, path), entry: join(folder, target.types) }));
}

function section({ specifier, entry }) {
  const signatures = namesIn(entry).flatMap((name) => signaturesOf(entry, name));
  return [`## ${specifier}`, '', '```ts', ...signatures, '```', ''].join('\n');
}

/** The report of the package in a folder; its declarations must have been made. Undefined where it offers no types. */
export function apiReport(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = typedExports(folder, manifest);
  if (entries.length === 0) return undefined;
  return [`# The API of ${manifest.name}`, '', HEAD, '', ...entries.map(section)].join('\n');
}
