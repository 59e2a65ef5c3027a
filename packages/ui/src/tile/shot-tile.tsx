import type { ReactNode } from 'react';

import { CoinIcon } from '../icon/coin-icon.tsx';
import { Anchor } from '../link/link-provider.tsx';

export interface ShotTileProps {
  href: string;
  /** What is seen: two lines while it is pointed at; on phones the picture says it alone. */
  title: string;
  /** In which language the title is, where that is another one than the page's. */
  titleLang?: string | undefined;
  /** On its upper corner: how long it is. */
  corner: ReactNode;
  /** What pressing it does. */
  action: string;
  icon: ReactNode;
  /** What that costs, as a number to be seen and as words. */
  price: string;
  priceWords: string;
  /** A second way on, beside it; narrow tiles have no room for it. */
  other?: { readonly href: string; readonly label: string } | undefined;
  /** Fills the tile: a picture, and a film over it while that plays. Decoration, since the title says what it is. */
  children: ReactNode;
}

/** Words that come while somebody points; where nothing points, they stay. */
const SHOWN_CLASSES =
  'opacity-0 transition-opacity group-hover:opacity-100 group-has-focus-visible:opacity-100 max-nav:opacity-100 pointer-coarse:opacity-100';

const ACTION_CLASSES =
  'inline-flex min-h-8 items-center gap-2 rounded-control bg-glass px-2.5 text-small font-label text-on-media max-nav:min-h-11 pointer-coarse:min-h-11';

/** A film to go on from, as large as its place. */
export function ShotTile(props: ShotTileProps) {
  const { href, title, titleLang, corner, action, icon, price, priceWords, other, children } = props;
  return (
    <div className="group @container relative h-full overflow-hidden rounded-card bg-surface-2 has-focus-visible:focus-ring">
      <Anchor href={href} className="block size-full outline-none">
        <span
          aria-hidden="true"
          className="absolute inset-0 transition-[scale] duration-scene ease-out group-hover:scale-[1.035] [&>*]:absolute [&>*]:inset-0 [&>*]:size-full [&>*]:object-cover"
        >
          {children}
        </span>
        <bdi
          lang={titleLang}
          className={`absolute inset-x-0 bottom-0 caption-shade px-3 pt-14 pb-14 text-small font-medium text-on-media max-nav:sr-only ${SHOWN_CLASSES}`}
        >
          <span className="line-clamp-2">{title}</span>
        </bdi>{' '}
        <span className="absolute start-2.5 top-2.5 rounded-full bg-glass px-2 py-0.5 text-tag font-bold text-on-media tabular-nums">
          {corner}
        </span>{' '}
        <span
          className={`absolute start-3 bottom-3 max-w-[calc(100%-24px)] max-nav:start-1.5 max-nav:bottom-1.5 [&>svg]:size-4 [&>svg]:flex-none ${ACTION_CLASSES} ${SHOWN_CLASSES}`}
        >
          {icon}
          <span className="truncate">{action}</span>{' '}
          <span aria-hidden="true" className="inline-flex items-center gap-1 tabular-nums [&>svg]:size-3.5">
            <CoinIcon />
            {price}
          </span>
          <span className="sr-only">{priceWords}</span>
        </span>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
      </Anchor>
      {other && (
        <Anchor
          href={other.href}
          className={`absolute end-3 bottom-3 hover:bg-surface-4 @max-[15rem]:hidden ${ACTION_CLASSES} ${SHOWN_CLASSES}`}
        >
          {other.label}
        </Anchor>
      )}
    </div>
  );
}
