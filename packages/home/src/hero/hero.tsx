import { Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Poster {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
}

export interface HeroProps {
  /** The scene standing still, from small to large: what is seen before the film is there, or instead of it. */
  posters: readonly [Poster, ...Poster[]];
  /** The film, over the poster. */
  film?: ReactNode;
  /** Where a scene is written; stands on the lower edge of the film. */
  composer: ReactNode;
  /** On the film, above the composer: the clip that is being made. */
  status?: ReactNode;
  /** Somebody's own scene is on the stage: the words that explain it make way. */
  isWriting: boolean;
}

/** The whole width on phones, the column of the page elsewhere. */
const SIZES = '(max-width: 768px) 100vw, min(1200px, 100vw - 120px)';

function Picture({ posters }: Pick<HeroProps, 'posters'>) {
  return (
    <img
      src={posters[0].url}
      srcSet={posters.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={SIZES}
      alt=""
      fetchPriority="high"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/**
 * Which part of the film is seen where its place is less wide or less high: what the composer leaves free. The example
 * has its boat beside the words.
 */
const FILM_CLASSES =
  '[&_:is(canvas,img)]:object-[70%_100%] [&_:is(canvas,img)]:transition-[object-position] [&_:is(canvas,img)]:duration-slow data-writing:[&_:is(canvas,img)]:object-[50%_100%] nav:[&_:is(canvas,img)]:object-[50%_90%]';

/** Keeps the words on a film readable, whatever it shows; without words it lets the film alone. */
export function HeroShade({ isBare = false }: { isBare?: boolean }) {
  return (
    <div
      data-bare={isBare || undefined}
      className="pointer-events-none absolute inset-0 hero-shade transition-opacity duration-slow data-bare:opacity-0"
    />
  );
}

/** The top of the home page: the product in one sentence, with the scene that moves while one types. */
export function Hero({ posters, film, composer, status, isWriting }: HeroProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <section
        aria-label={t`Live preview`}
        data-writing={isWriting || undefined}
        className={`relative isolate -mb-21 h-[clamp(24rem,58dvh,32rem)] overflow-hidden bg-well max-nav:-mx-(--frame-gutter) max-nav:-mt-2 nav:-mb-33 nav:h-[clamp(26rem,60dvh,42rem)] nav:rounded-stage nav:shadow-film ${FILM_CLASSES}`}
      >
        <Picture posters={posters} />
        <HeroShade isBare={isWriting} />
        {film}
        <div className="pointer-events-none absolute inset-x-4 top-4 grid max-w-message justify-items-start gap-3 nav:inset-x-10 nav:top-8 nav:gap-4">
          <Tag look="glass" size="medium" live>
            <Trans>Live preview, free</Trans>
          </Tag>
          <div
            data-away={isWriting || undefined}
            className="grid gap-3 transition-[opacity,translate] duration-slow data-away:-translate-y-2 data-away:opacity-0 nav:gap-4"
          >
            <h1 className="type-hero">
              <Trans>
                Describe a scene. <br />
                Watch it play.
              </Trans>
            </h1>
            <p className="max-w-[38ch] text-lede text-pretty text-on-media">
              <Trans>Kinora draws a preview while you type. You pay only for clips that arrive.</Trans>
            </p>
          </div>
        </div>
        {status !== undefined && (
          <div className="absolute inset-x-4 bottom-25 max-w-message empty:hidden nav:inset-x-10 nav:bottom-37">
            {status}
          </div>
        )}
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
      </section>
      <div className="relative mx-auto w-full max-w-composer">{composer}</div>
    </div>
  );
}
