import type { CSSProperties, ReactNode } from 'react';

import { Anchor } from '../link/link-provider.tsx';

const SHAPES = {
  portrait: 'aspect-[4/5]',
  banner: 'aspect-[4/3] nav:aspect-[10/3]',
  natural: 'aspect-(--ratio)',
  tool: 'aspect-[4/3] nav:aspect-[16/9]',
} as const;

/** On a natural one the words come when it is pointed at; phones have no pointer. */
const CAPTION_LOOKS = {
  portrait: '',
  banner: '',
  tool: '',
  natural:
    'opacity-0 transition-opacity group-hover:opacity-100 group-has-focus-visible:opacity-100 max-nav:opacity-100 max-nav:[&>:last-child:not(bdi)]:hidden',
} as const;

const TITLE_LOOKS = {
  portrait: 'truncate text-lede font-bold',
  banner: 'truncate type-display',
  natural: 'line-clamp-2 text-small font-medium',
  tool: 'text-lede font-bold',
} as const;

interface TileStyle extends CSSProperties {
  '--ratio'?: number;
}

export interface TileProps {
  href: string;
  /** What it leads to: one line, two on a natural one. */
  title: string;
  /** Below the title. */
  detail?: ReactNode;
  /** Above the title of a banner: a tag. */
  tag?: ReactNode;
  shape?: keyof typeof SHAPES;
  /** Of a natural one: width divided by height. */
  ratio?: number;
  /** In which language the title is, where that is another one than the page's. */
  titleLang?: string;
  /** Fills the tile: a picture or a canvas; decoration, since the title says what it is. */
  children: ReactNode;
}

/** A picture that leads somewhere, with its words on it. */
export function Tile({ href, title, titleLang, detail, tag, shape = 'portrait', ratio, children }: TileProps) {
  const style: TileStyle = ratio === undefined ? {} : { '--ratio': ratio };
  return (
    <div
      style={style}
      className="group relative overflow-hidden rounded-card bg-surface-2 has-focus-visible:focus-ring"
    >
      {/* Its size is known by its shape, so one that is out of sight costs nothing: no styles, no layout, no paint. */}
      <Anchor href={href} className={`block outline-none [content-visibility:auto] ${SHAPES[shape]}`}>
        <span
          aria-hidden="true"
          className="absolute inset-0 transition-[scale] duration-scene ease-out group-hover:scale-[1.035] [&>*]:absolute [&>*]:inset-0 [&>*]:size-full"
        >
          {children}
        </span>
        <span
          className={`absolute inset-x-0 bottom-0 grid gap-0.5 caption-shade px-4 pt-12 pb-3.5 text-on-media nav:px-4.5 ${CAPTION_LOOKS[shape]}`}
        >
          {tag !== undefined && <span className="justify-self-start">{tag}</span>}
          <bdi lang={titleLang} className={`text-on-media ${TITLE_LOOKS[shape]}`}>
            {title}
          </bdi>
          {detail !== undefined && <span className="text-small">{detail}</span>}
        </span>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
      </Anchor>
    </div>
  );
}
