/** How somebody came to this page, and where they are in it. */
interface Visit {
  readonly kind: () => string | undefined;
  readonly hash: () => string;
  readonly path: () => string;
  readonly top: () => number;
  readonly toTop: () => void;
}

const visitOfBrowser: Visit = {
  kind: () => performance.getEntriesByType('navigation').map((entry) => ('type' in entry ? String(entry.type) : ''))[0],
  hash: () => location.hash,
  path: () => location.pathname,
  top: () => window.scrollY,
  toTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
};

/**
 * Whether the router may put the page where it belongs; asked after each page it has drawn. The first one may have been
 * read before the studio took it over: who came by a link and is somewhere in it stays there. Another page begins at
 * its top even where its address has a fragment: the router leaves those to the fragment, which may name no place in it.
 */
export function scrollRule({ kind, hash, path, top, toTop }: Visit = visitOfBrowser): () => boolean {
  let before: string | undefined;
  return () => {
    const isFirst = before === undefined;
    const isOther = before !== path();
    before = path();
    if (!isFirst && isOther && hash() !== '') toTop();
    return !(isFirst && kind() === 'navigate' && hash() === '' && top() > 0);
  };
}
