// Which names of a file are its own, and which globals it reaches, by whatever name.
import ts from 'typescript';

const GLOBAL_OBJECTS = ['globalThis', 'window', 'self', 'global'];
const PROCESS = ['node:process', 'process'];

const isScope = (node) =>
  ts.isFunctionLike(node) ||
  ts.isSourceFile(node) ||
  ts.isBlock(node) ||
  ts.isModuleBlock(node) ||
  ts.isCaseBlock(node) ||
  ts.isForStatement(node) ||
  ts.isForOfStatement(node) ||
  ts.isForInStatement(node) ||
  ts.isCatchClause(node) ||
  ts.isClassLike(node);

/** The names of a declaration, those of a pattern each by itself: `[name, declaration]`. */
function namesOf(declaration) {
  const { name } = declaration;
  if (name === undefined) return [];
  if (ts.isIdentifier(name)) return [[name.text, declaration]];
  if (!ts.isObjectBindingPattern(name) && !ts.isArrayBindingPattern(name)) return [];
  return name.elements.filter((element) => ts.isBindingElement(element)).flatMap((element) => namesOf(element));
}

function importedNames({ importClause: clause }) {
  const named = clause?.namedBindings;
  const elements = named && ts.isNamedImports(named) ? named.elements : [];
  return [clause, named, ...elements].filter((one) => one?.name).flatMap((one) => namesOf(one));
}

const listNames = (list) =>
  list && ts.isVariableDeclarationList(list) ? list.declarations.flatMap((one) => namesOf(one)) : [];

function statementNames(statement) {
  if (ts.isVariableStatement(statement)) return listNames(statement.declarationList);
  if (ts.isImportDeclaration(statement)) return importedNames(statement);
  const declares = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return declares || ts.isEnumDeclaration(statement) ? namesOf(statement) : [];
}

function declaredIn(scope) {
  if (ts.isFunctionLike(scope)) return [...namesOf(scope), ...scope.parameters.flatMap((one) => namesOf(one))];
  if (ts.isClassLike(scope)) return namesOf(scope);
  if (ts.isCatchClause(scope)) return scope.variableDeclaration ? namesOf(scope.variableDeclaration) : [];
  if (ts.isCaseBlock(scope)) return scope.clauses.flatMap(({ statements }) => statements.flatMap(statementNames));
  return scope.statements ? scope.statements.flatMap(statementNames) : listNames(scope.initializer);
}

const scopes = new WeakMap();

function namesIn(scope) {
  if (!scopes.has(scope)) scopes.set(scope, new Map(declaredIn(scope)));
  return scopes.get(scope);
}

/** What declares an identifier in its file; undefined for a global. */
export function declarationOf(identifier) {
  for (let node = identifier.parent; node; node = node.parent) {
    const found = isScope(node) && namesIn(node).get(identifier.text);
    if (found) return found;
  }
  return undefined;
}

/** An expression without what only the compiler reads, and without `await`. */
export function bare(node) {
  const wraps =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node);
  return wraps ? bare(node.expression) : node;
}

/** A global object in itself is the same again; so is what a module of Node exports by default. */
function join(path, name) {
  const isSame = path.length === 0 ? GLOBAL_OBJECTS.includes(name) : path.join('.') === 'process' && name === 'default';
  return isSame ? path : [...path, name];
}

const reach = (path, name) => (path === undefined || name === undefined ? undefined : join(path, name));
const textOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** The name of a pattern's element as the object calls it; undefined for one that takes the rest. */
const keyOf = ({ name, propertyName }) =>
  textOf(propertyName) ?? (propertyName ?? (ts.isIdentifier(name) ? name : undefined))?.text;

function importPath({ from, key }) {
  if (!PROCESS.includes(from)) return undefined;
  return key === undefined ? ['process'] : join(['process'], key);
}

/** What is taken from a module by name. */
const specifierPath = ({ name, propertyName }, { moduleSpecifier }) =>
  moduleSpecifier && importPath({ from: moduleSpecifier.text, key: (propertyName ?? name).text });

function readDeclaration(declaration) {
  if (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration))
    return declaration.initializer && pathOf(declaration.initializer);
  if (ts.isBindingElement(declaration)) return elementPath(declaration);
  if (ts.isImportSpecifier(declaration)) return specifierPath(declaration, declaration.parent.parent.parent);
  if (ts.isNamespaceImport(declaration)) return importPath({ from: declaration.parent.parent.moduleSpecifier.text });
  return ts.isImportClause(declaration) ? importPath({ from: declaration.parent.moduleSpecifier.text }) : undefined;
}

const declared = new WeakMap();

function declaredPath(declaration) {
  if (!declared.has(declaration)) {
    // What is declared by itself is no global: `const fetch = wrap(fetch)`.
    declared.set(declaration, undefined);
    declared.set(declaration, readDeclaration(declaration));
  }
  return declared.get(declaration);
}

/** Where a pattern's element comes from: `const { env } = process`. */
export function elementPath(element) {
  const holder = element.parent.parent;
  const path = declaredPath(holder);
  return element.dotDotDotToken ? path : reach(path, keyOf(element));
}

function calledPath({ arguments: [first, second], expression }) {
  if (expression.kind === ts.SyntaxKind.ImportKeyword || expression.getText() === 'require')
    return importPath({ from: textOf(first) });
  return expression.getText() === 'Reflect.get' && first ? reach(pathOf(first), textOf(second)) : undefined;
}

function identifierPath(identifier) {
  const declaration = declarationOf(identifier);
  return declaration ? declaredPath(declaration) : join([], identifier.text);
}

/** What `import { env } from` and `export { env } from` take. */
export const importedPath = (node) =>
  specifierPath(node, ts.isImportSpecifier(node) ? node.parent.parent.parent : node.parent.parent);

/** What an assignment to a pattern takes: `({ env } = process)`. */
export function membersOf({ left, operatorToken, right }) {
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken || !ts.isObjectLiteralExpression(left)) return [];
  return left.properties.map(({ name }) => reach(pathOf(right), textOf(name) ?? name?.text));
}

/**
 * The global an expression stands for, name by name: `['process', 'env']` for `env` after `const { env } = process`;
 * undefined where it is none. `window` and its like are left out.
 */
export function pathOf(expression) {
  const node = bare(expression);
  if (ts.isIdentifier(node)) return identifierPath(node);
  if (ts.isPropertyAccessExpression(node)) return reach(pathOf(node.expression), node.name.text);
  if (ts.isElementAccessExpression(node)) return reach(pathOf(node.expression), textOf(node.argumentExpression));
  if (ts.isMetaProperty(node)) return ['import', 'meta'];
  return ts.isCallExpression(node) ? calledPath(node) : undefined;
}
