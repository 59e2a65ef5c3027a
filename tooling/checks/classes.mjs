// Every class that reaches a className stands where the lint looks for classes: in the attribute, or under a name it knows.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { bare, declarationOf } from './bindings.mjs';

const LINT = '.oxlintrc.json';
/** Files that hold nothing but classes. */
const FILES = '-classes.ts';
const PLUGIN = 'better-tailwindcss';

/** The names of variables that the lint looks into, as patterns. */
function knownNames({ root, read }) {
  if (!existsSync(join(root, LINT))) return [];
  const { selectors } = JSON.parse(read(LINT)).settings[PLUGIN];
  return selectors.filter(({ kind }) => kind === 'variable').map(({ name }) => new RegExp(name));
}

/** A template only joins what its parts hold, if nothing but space stands between them. */
function holdsText(node) {
  if (ts.isStringLiteralLike(node)) return node.text.trim() !== '';
  if (!ts.isTemplateExpression(node)) return false;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => text.trim() !== '');
}

const CHOOSES = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];

/** What is joined or chosen; a condition before `&&` and a comparison hold no classes. */
function operandsOf({ left, operatorToken: { kind }, right }) {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
  return CHOOSES.includes(kind) ? [left, right] : [];
}

/** What an expression chooses from: its texts, and the names that others come from. */
function partsOf(expression) {
  const node = bare(expression);
  if (ts.isTemplateExpression(node)) return [node, ...node.templateSpans.flatMap((span) => partsOf(span.expression))];
  if (ts.isConditionalExpression(node)) return [...partsOf(node.whenTrue), ...partsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return operandsOf(node).flatMap(partsOf);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(partsOf);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ initializer }) => (initializer ? partsOf(initializer) : []));
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return partsOf(node.expression);
  return ts.isCallExpression(node) ? partsOf(node.expression) : [node];
}

/** What a function gives back. */
function resultsOf({ body }) {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const results = [];
  function visit(node) {
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  }
  visit(body);
  return results;
}

const isFunction = (node) =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Where a declared name has its value from; nothing for what is handed in or imported. */
function sourcesOf(declaration) {
  if (isFunction(declaration)) return resultsOf(declaration);
  if (ts.isBindingElement(declaration)) return sourcesOf(declaration.parent.parent);
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return [];
  const value = bare(declaration.initializer);
  return isFunction(value) ? resultsOf(value) : [value];
}

/** A function of a file that holds classes and is looked through by itself. */
const isOfClasses = ({ name, parent }) =>
  /^[a-z]/.test(name.text) && parent.parent.parent.moduleSpecifier.text.endsWith(FILES);

/** The names, among all that an expression leads to, that hold classes and that the lint does not know. */
function unknownNames(expression, known, seen = new Set()) {
  const names = partsOf(expression).filter(
    (part) => ts.isIdentifier(part) && !known.some((name) => name.test(part.text)),
  );
  return names.flatMap((name) => {
    const declaration = declarationOf(name);
    if (!declaration || seen.has(declaration)) return [];
    seen.add(declaration);
    if (ts.isImportSpecifier(declaration)) return isOfClasses(declaration) ? [] : [name.text];
    const sources = sourcesOf(declaration);
    const holdsClasses = sources.flatMap(partsOf).some(holdsText);
    return [...(holdsClasses ? [name.text] : []), ...sources.flatMap((source) => unknownNames(source, known, seen))];
  });
}

/** What a file of classes gives to others. */
const exportsOf = ({ statements }) =>
  statements
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : [one]))
    .filter((one) => ts.isVariableDeclaration(one) || isFunction(one))
    .map(({ name }) => name);

function namesIn(source, known) {
  const found = new Set();
  function visit(node) {
    const isClass = ts.isJsxAttribute(node) && node.name.getText() === 'className';
    if (isClass && node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression)
      for (const name of unknownNames(node.initializer.expression, known)) found.add(name);
    ts.forEachChild(node, visit);
  }
  visit(source);
  if (source.fileName.endsWith(FILES))
    for (const name of exportsOf(source).flatMap((one) => unknownNames(one, known))) found.add(name);
  return [...found];
}

/** One line for each name that holds classes where the lint does not look. */
export function checkClasses(workspace) {
  const known = knownNames(workspace);
  return workspace.packages
    .flatMap(({ files }) => files.filter((file) => file.endsWith('.tsx') || file.endsWith(FILES)))
    .flatMap((file) =>
      namesIn(workspace.parse(file), known).map(
        (name) => `${file}: ${name} holds classes, but the lint does not know the name; see ${LINT}`,
      ),
    );
}
