// Colours are tokens of packages/ui; what a web page is made of elsewhere names none. Code that draws clips is free:
// media packages run anywhere or on the server, and so is the server, whose mails and plain pages know no tokens.
import ts from 'typescript';

import { bare } from './bindings.mjs';
import { CSS_COLOURS } from './css-colours.mjs';
import { isForTests, isStory, isTest } from './workspace.mjs';

const HEX = /(?<![\w&/#-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/i;
/** `bg-[red]`, `text-[color:red]`: a class with a colour by name. */
const IN_CLASS = /-\[(?:color:)?([a-z]+)\]/g;
const PAINT = /^(?:fill|stroke|\w*[cC]olou?r|background|border|outline|boxShadow|textShadow|fillStyle|strokeStyle)$/;

const inClasses = (text) => [...text.matchAll(IN_CLASS)].map(([, name]) => name).find((name) => CSS_COLOURS.has(name));

/** The colour that a text names wherever it stands. */
const rawColour = (text) => HEX.exec(text)?.[0] ?? FUNCTION.exec(text)?.[0] ?? inClasses(text);

/** A colour by its name, in what is painted by it. */
function namedColour(text) {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => CSS_COLOURS.has(word));
}

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** What something is painted with: an attribute, a property of a style, or a context's field; `[name, value]`. */
function painted(node) {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return [node.name, node.initializer];
  const assigns = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (assigns && ts.isPropertyAccessExpression(node.left)) return [node.left.name, node.right];
  const sets = ts.isCallExpression(node) && /\.(?:setProperty|setAttribute)$/.test(node.expression.getText());
  return sets ? node.arguments : [];
}

/** All texts an expression may come to. */
function textsOf(expression) {
  const node = bare(expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...textsOf(node.left), ...textsOf(node.right)];
  return ts.isJsxExpression(node) && node.expression ? textsOf(node.expression) : [];
}

const camel = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** A place on the page, which may be called like a colour: `href="#face"`. */
const isAddress = ({ parent }) => ts.isJsxAttribute(parent) && parent.name.getText() === 'href';

function colourAt(node) {
  if (isText(node)) return isAddress(node) ? undefined : rawColour(node.text);
  const [name, value] = painted(node);
  if (!name || !value || !PAINT.test(camel(name.text ?? ''))) return undefined;
  return textsOf(value).map(namedColour).find(Boolean);
}

function coloursIn(source) {
  const found = new Set();
  function visit(node) {
    const colour = colourAt(node);
    if (colour) found.add(colour);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return [...found];
}

/** One line for each colour in a file of the web that is no token. Tests and stories may. */
export function checkColours({ packages, parse }) {
  return packages
    .filter(({ dir, runs }) => runs === 'web' && dir !== 'packages/ui')
    .flatMap(({ files }) => files)
    .filter((file) => !isTest(file) && !isStory(file) && !isForTests(file))
    .flatMap((file) =>
      coloursIn(parse(file)).map(
        (colour) => `${file}: names the colour ${colour}, but colours are tokens of packages/ui`,
      ),
    );
}
