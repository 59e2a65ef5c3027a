/** Where an operator may have pages, in the order in which they are shown. */
const NETWORKS = ['youtube', 'tiktok', 'x', 'reddit', 'product-hunt'] as const;

export interface SocialLink {
  readonly network: (typeof NETWORKS)[number];
  readonly href: string;
}

/** The operator's pages elsewhere; what is unset, unknown or no web address is not shown. */
export const socialsOf = (given: Readonly<Record<string, string>>): readonly SocialLink[] =>
  NETWORKS.flatMap((network) => {
    const href = given[network] ?? '';
    return /^https?:\/\//.test(href) ? [{ network, href }] : [];
  });
