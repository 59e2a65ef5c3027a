import { posix } from 'node:path';

import ts from 'typescript';

const parse = (file, text) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : undefined);

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

/** What a source file imports: `from` as written; `type` when only types; `lazy` when by `import()`. */
export function importsOf(file, text) {
  const source = parse(file, text);
  const fixed = source.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .filter((statement) => statement.moduleSpecifier)
    .map((statement) => ({ from: statement.moduleSpecifier.text, type: isTypeOnly(statement) }));
  return text.includes('import(') ? [...fixed, ...lazyImports(source)] : fixed;
}

/** What a file imports when it is loaded: no types, no `import()`. */
export const fixedImports = (file, read) => importsOf(file, read(file)).filter(({ lazy, type }) => !lazy && !type);

/** Those of `files` that loading `start` loads, `start` first. */
export function loadedBy(start, { files, read }) {
  const loaded = [start];
  for (const file of loaded) {
    const next = fixedImports(file, read)
      .filter(({ from }) => from.startsWith('.'))
      .map(({ from }) => posix.join(posix.dirname(file), from))
      .filter((path) => files.includes(path) && !loaded.includes(path));
    loaded.push(...new Set(next));
  }
  return loaded;
}
