/** How somebody came to this page, and where they are in it. */
interface Visit {
  readonly kind: () => string | undefined;
  readonly hash: () => string;
  readonly top: () => number;
}

const visitOfBrowser: Visit = {
  kind: () => performance.getEntriesByType('navigation').map((entry) => ('type' in entry ? String(entry.type) : ''))[0],
  hash: () => location.hash,
  top: () => window.scrollY,
};

/**
 * Whether the router may put the page where it belongs; asked after each page it has drawn. The first one may have been
 * read before the studio took it over: who came by a link and is somewhere in it stays there.
 */
export function scrollRule({ kind, hash, top }: Visit = visitOfBrowser): () => boolean {
  let isFirst = true;
  return () => {
    const isReadAlready = isFirst && kind() === 'navigate' && hash() === '' && top() > 0;
    isFirst = false;
    return !isReadAlready;
  };
}
