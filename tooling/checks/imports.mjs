import { posix } from 'node:path';

import ts from 'typescript';

function isTypeOnly(statement) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause?.isTypeOnly) return true;
  const named = clause?.namedBindings;
  const elements = named && ts.isNamedImports(named) ? named.elements : [];
  return elements.length > 0 && !clause.name && elements.every((element) => element.isTypeOnly);
}

function lazyImports(source) {
  const found = [];
  function visit(node) {
    const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (isImport && ts.isStringLiteralLike(node.arguments[0])) found.push({ from: node.arguments[0].text, lazy: true });
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

function readImports(source) {
  const fixed = source.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .filter((statement) => statement.moduleSpecifier)
    .map((statement) => ({ from: statement.moduleSpecifier.text, type: isTypeOnly(statement) }));
  return source.text.includes('import(') ? [...fixed, ...lazyImports(source)] : fixed;
}

const known = new WeakMap();

/** What a parsed file imports: `from` as written; `type` when only types; `lazy` when by `import()`. */
export function importsOf(source) {
  if (!known.has(source)) known.set(source, readImports(source));
  return known.get(source);
}

/** What a file imports when it is loaded: no types, no `import()`. */
export const fixedImports = (source) => importsOf(source).filter(({ lazy, type }) => !lazy && !type);

/** Those of `files` that loading `start` loads, `start` first. */
export function loadedBy(start, { files, parse }) {
  const among = new Set(files);
  const loaded = new Set([start]);
  for (const file of loaded) {
    for (const { from } of fixedImports(parse(file))) {
      const path = posix.join(posix.dirname(file), from);
      if (from.startsWith('.') && among.has(path)) loaded.add(path);
    }
  }
  return [...loaded];
}
