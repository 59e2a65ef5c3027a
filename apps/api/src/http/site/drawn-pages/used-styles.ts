import { parse, type Container } from 'postcss';

const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;
/** What stands in parentheses (`:not(.a)`, `:is(.a, .b)`) may be there or not. */
const IN_PARENTHESES = /\((?:\\.|[^()\\])*\)/g;
const CLASS = /\.((?:\\.|[\w-]|[^\p{ASCII}])+)/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"' };

/** The names of all classes in a page. */
function classesIn(page: string): ReadonlySet<string> {
  const names = [...page.matchAll(CLASS_ATTRIBUTE)].flatMap(([, value = '']) =>
    value.replaceAll(/&(?:amp|gt|lt|quot);|&#x27;/g, (entity) => ENTITIES[entity] ?? "'").split(/\s+/),
  );
  return new Set(names);
}

/** The classes that an element and those around it need, to be meant by a selector. */
function classesOf(selector: string): readonly string[] {
  let bare = selector;
  // From the inside to the outside.
  while (bare.search(IN_PARENTHESES) !== -1) bare = bare.replaceAll(IN_PARENTHESES, '');
  return [...bare.matchAll(CLASS)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}

/** Removes what nothing in a page can match, and what is empty then. */
function prune(container: Container, names: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule' && !node.selectors.some((one) => classesOf(one).every((name) => names.has(name))))
      node.remove();
    if (node.type !== 'atrule' || node.nodes === undefined || node.name === 'keyframes') return;
    prune(node, names);
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

/**
 * The rules of a style sheet that the elements of a page can match, in their order, with everything that is no rule of
 * classes (fonts, tokens, layers). What a page shows later, or when it is used, needs the whole sheet.
 */
export function usedStyles(styles: string, page: string): string {
  const root = parse(styles);
  prune(root, classesIn(page));
  return root.toString();
}
