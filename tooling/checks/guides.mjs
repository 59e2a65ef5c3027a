// Each component of ui says in its stories when it is the right one: `parameters.guide` of their meta.
import ts from 'typescript';

import { isStory } from './workspace.mjs';

const UI = 'packages/ui';
const PARTS = ['use', 'do', 'dont'];
const SENTENCE = /^\p{Lu}.*\.$/su;

const unwrap = (node) =>
  node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? unwrap(node.expression) : node;

/** What a name of the file stands for, and anything else as it is. */
function valueOf(node, source) {
  if (!node || !ts.isIdentifier(node)) return unwrap(node);
  const made = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text);
  return unwrap(made?.initializer);
}

const metaOf = (source) =>
  valueOf(unwrap(source.statements.find((one) => ts.isExportAssignment(one))?.expression), source);

const propertyOf = (node, name) =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)?.initializer
    : undefined;

function sentencesOf(node) {
  if (!node) return [];
  const all = ts.isArrayLiteralExpression(node) ? [...node.elements] : [node];
  return all.map((one) => (ts.isStringLiteralLike(one) ? one.text : one.getText()));
}

function breachesOf(source) {
  const meta = metaOf(source);
  if (!propertyOf(meta, 'component')) return [];
  const guide = propertyOf(propertyOf(meta, 'parameters'), 'guide');
  if (!guide) return ['has no guide'];
  return PARTS.flatMap((part) => {
    const sentences = sentencesOf(propertyOf(guide, part));
    if (sentences.length === 0) return [`has no "${part}" in its guide`];
    return sentences
      .filter((one) => !SENTENCE.test(one))
      .map((one) => `"${one}" of its guide is no sentence with a capital and a full stop`);
  });
}

/** One line for each component of ui whose guide is missing, has a gap, or a part that is no sentence. */
export function checkGuides({ packages, parse }) {
  return packages
    .filter(({ dir }) => dir === UI)
    .flatMap(({ files }) => files.filter(isStory))
    .flatMap((file) => breachesOf(parse(file)).map((breach) => `${file}: ${breach}`));
}
