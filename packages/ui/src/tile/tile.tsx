import type { ReactNode } from 'react';

import { Anchor } from '../link/link-provider.tsx';

const SHAPES = {
  portrait: 'aspect-[4/5]',
  banner: 'aspect-[4/3] nav:aspect-[10/3]',
  /** As high as its row. */
  bento: 'h-full min-h-48',
} as const;

/** A row gives a tile its height, where its shape does not. */
const FRAME_HEIGHTS = { portrait: '', banner: '', bento: 'h-full' } as const;
/** Where there are many, one that is out of sight costs nothing: no styles, no layout, no paint. */
const SIGHT_CLASSES = '[content-visibility:auto]';

const TITLE_LOOKS = {
  portrait: 'truncate text-lede font-bold',
  banner: 'truncate type-display',
  bento: 'text-lede font-bold',
} as const;

export interface TileProps {
  href: string;
  /** What it leads to: one line. */
  title: string;
  /** Below the title. */
  detail?: ReactNode;
  /** Above the title of a banner: a tag. */
  tag?: ReactNode;
  shape?: keyof typeof SHAPES;
  /** Fills the tile: a picture or a canvas; decoration, since the title says what it is. */
  children: ReactNode;
}

/** A picture that leads somewhere, with its words on it. */
export function Tile({ href, title, detail, tag, shape = 'portrait', children }: TileProps) {
  return (
    <div
      className={`group relative overflow-hidden rounded-card bg-surface-2 has-focus-visible:focus-ring ${FRAME_HEIGHTS[shape]}`}
    >
      <Anchor href={href} className={`block outline-none ${SHAPES[shape]} ${shape === 'bento' ? '' : SIGHT_CLASSES}`}>
        <span
          aria-hidden="true"
          className="absolute inset-0 transition-[scale] duration-scene ease-out group-hover:scale-[1.035] [&>*]:absolute [&>*]:inset-0 [&>*]:size-full"
        >
          {children}
        </span>
        <span className="absolute inset-x-0 bottom-0 grid gap-0.5 caption-shade px-4 pt-12 pb-3.5 text-on-media nav:px-4.5">
          {tag !== undefined && <span className="justify-self-start">{tag}</span>}
          <bdi className={`text-on-media ${TITLE_LOOKS[shape]}`}>{title}</bdi>
          {detail !== undefined && <span className="text-small">{detail}</span>}
        </span>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
      </Anchor>
    </div>
  );
}
