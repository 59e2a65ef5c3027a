import { CoinIcon, Tag, Tile, usePointing } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';

import type { EffectWords } from '../catalogue/effect-messages.ts';
import { EffectPicture } from './effect-picture.tsx';

export interface EffectCardProps {
  words: EffectWords;
  href: string;
  /** Of its shortest clip. */
  credits: number;
  /** Whether whoever is here needs a plan for it. */
  needsPlan?: boolean;
  /** Where its picture lies, if it was drawn before. */
  picture?: string | undefined;
  /** The colours of the thirds of that picture, from above: they stand there until it has come. */
  colours?: readonly string[] | undefined;
  /** Draws its picture where none was drawn before; stays the same function. */
  draw: () => Promise<ImageBitmap | null>;
  /** Somebody points at it or leaves it: where a canvas may move instead of the picture. */
  onPoint: (slot: HTMLElement | null) => void;
  /** The effect of the season: wide, with its description. */
  isBanner?: boolean;
  /** It stands where the page opens: its picture is fetched at once. */
  isFirst?: boolean | undefined;
}

/** How far from the screen something counts as seen. */
const MARGIN = '240px';

/** A `ref` for an element, and whether the element has been near the screen. */
function useSeen(): readonly [watch: (element: HTMLElement | null) => (() => void) | undefined, isSeen: boolean] {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isSeen];
}

function Price({ credits }: { credits: number }) {
  const { t } = useLingui();
  return (
    <span
      className="inline-flex items-center gap-1.5 tabular-nums"
      title={t`${plural(credits, { one: '# credit', other: '# credits' })}`}
    >
      <CoinIcon />
      <bdi>{credits}</bdi>
      <span className="sr-only">
        <Trans>credits</Trans>
      </span>
    </span>
  );
}

/** The picture on a card; one that was not drawn before is drawn when it comes near the screen. */
function CardPicture(props: Pick<EffectCardProps, 'colours' | 'draw' | 'isFirst' | 'picture'>) {
  const { picture, colours, draw, isFirst = false } = props;
  const [watch, isSeen] = useSeen();
  if (picture !== undefined) {
    return (
      <img
        src={picture}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={colours && { background: `linear-gradient(${colours.join()})` }}
        className="size-full object-cover"
      />
    );
  }
  return isSeen ? <EffectPicture draw={draw} isWaiting /> : <span ref={watch} className="skeleton-fill" />;
}

/** What kind of effect a banner shows, and that it comes with a plan. */
function CardTag({ category, needsPlan }: { category: string | undefined; needsPlan: boolean }) {
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {category !== undefined && <Tag look="lamp">{category}</Tag>}
      {needsPlan && (
        <Tag look="glass">
          <Trans>Needs a plan</Trans>
        </Tag>
      )}
    </span>
  );
}

/** An effect to choose, on a picture of it. */
export function EffectCard(props: EffectCardProps) {
  const { words, href, credits, needsPlan = false, picture, colours, draw, onPoint, isBanner = false, isFirst } = props;
  const { slot, follow } = usePointing(onPoint);
  const { title, description, category } = words;
  return (
    <div ref={follow}>
      <Tile
        href={href}
        title={title}
        shape={isBanner ? 'banner' : 'portrait'}
        tag={<CardTag category={isBanner ? category : undefined} needsPlan={needsPlan} />}
        detail={
          <span className="flex items-center justify-between gap-2">
            <span className="truncate">{isBanner ? description : category}</span>
            <Price credits={credits} />
          </span>
        }
      >
        <CardPicture {...{ picture, colours, draw, isFirst }} />
        <span ref={slot} className="[&>canvas]:size-full [&>canvas]:object-cover" />
      </Tile>
    </div>
  );
}
