// A *.data.ts file is free of the length limit because it holds one typed constant and nothing that can go wrong.
import ts from 'typescript';

import { isData } from './workspace.mjs';

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
const isType = (statement) => ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);

/** Its type stands beside it, or is exactly what it says (`as const`). */
function isTyped({ type, initializer }) {
  if (type !== undefined || initializer === undefined) return type !== undefined;
  return ts.isSatisfiesExpression(initializer) || ts.isAsExpression(initializer);
}

/** Calls and functions are logic; `Object.freeze` would be too. */
function holdsLogic(node) {
  if (ts.isFunctionLike(node) && !ts.isFunctionTypeNode(node)) return true;
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isConditionalExpression(node)) return true;
  return ts.forEachChild(node, (child) => holdsLogic(child) || undefined) === true;
}

function breachOf(source) {
  const values = source.statements.filter((statement) => !ts.isImportDeclaration(statement) && !isType(statement));
  const constants = values.filter(ts.isVariableStatement).filter(isExported);
  const declarations = constants.flatMap(({ declarationList }) => declarationList.declarations);
  if (values.length !== 1 || declarations.length !== 1) return 'holds not just one exported constant';
  if (!isTyped(declarations[0])) return 'its constant has no type';
  return holdsLogic(declarations[0]) ? 'holds logic' : undefined;
}

export function checkDataFiles({ packages, parse }) {
  return packages
    .flatMap(({ files }) => files.filter(isData))
    .map((file) => [file, breachOf(parse(file))])
    .filter(([, breach]) => breach)
    .map(([file, breach]) => `${file}: ${breach}`);
}
