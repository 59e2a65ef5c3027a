import { createContext, use, type ReactNode } from 'react';

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

const LinkContext = createContext<RenderLink>(renderAnchor);

export interface LinkProviderProps {
  render: RenderLink;
  children: ReactNode;
}

/** Gives all packages the router's link; without it a link is a plain anchor. External links never reach it. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** A link without a look, for components that bring their own. */
export function Anchor(props: AnchorProps) {
  const render = use(LinkContext);
  return props.external ? renderAnchor(props) : render(props);
}
