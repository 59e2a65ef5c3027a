import { createContext, use, useMemo, type ReactNode } from 'react';

/** Where a link goes, and what of an anchor's attributes a package may need. */
export interface LinkTarget {
  href: string;
  children?: ReactNode;
  title?: string | undefined;
  /** Opens a new tab. */
  external?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  onClick?: (() => void) | undefined;
}

export interface AnchorProps extends LinkTarget {
  className: string;
  role?: 'menuitem';
  tabIndex?: number;
}

/** Draws one `<a>` with these attributes, the way the app's router wants it. */
export type RenderLink = (props: AnchorProps) => ReactNode;

function renderAnchor({ external = false, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} {...(external && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}

/** How the app draws links and where they lead. */
export interface LinkProviderProps {
  render: RenderLink;
  /** The address behind an href of a package: the same page in the language of this one. Also for external links. */
  addressOf?: ((href: string) => string) | undefined;
  children: ReactNode;
}

const LinkContext = createContext<Omit<LinkProviderProps, 'children'>>({ render: renderAnchor });

/**
 * Gives all packages the router's link; without it a link is a plain anchor. External links are always plain anchors. Its
 * props are for good: changing them redraws every link.
 */
export function LinkProvider({ render, addressOf, children }: LinkProviderProps) {
  const links = useMemo(() => ({ render, addressOf }), [render, addressOf]);
  return <LinkContext value={links}>{children}</LinkContext>;
}

/** A link without a look, for components that bring their own. */
export function Anchor({ href, ...rest }: AnchorProps) {
  const { render, addressOf } = use(LinkContext);
  const target = { ...rest, href: addressOf?.(href) ?? href };
  return rest.external ? renderAnchor(target) : render(target);
}
