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
  /** On the film: the clip that is being made. */
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

/** Keeps the words on a film readable, whatever it shows, as long as they are there. */
export function HeroShade() {
  return <div className="pointer-events-none absolute inset-0 hero-words hero-shade" />;
}

/** The top of the home page: the product in one sentence, with the scene that moves while one types. */
export function Hero({ posters, film, composer, status, isWriting }: HeroProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <section
        aria-label={t`Live preview`}
        data-writing={isWriting || undefined}
        className="relative isolate overflow-hidden bg-well hero-stage nav:rounded-stage nav:shadow-film"
      >
        <Picture posters={posters} />
        <HeroShade />
        {film}
        <div className="hero-copy">
          <Tag look="glass" size="medium" live>
            <Trans>Live preview, free</Trans>
          </Tag>
          <div className="grid gap-3 hero-words nav:gap-4">
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
        {status}
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
      </section>
      <div className="relative mx-auto w-full max-w-composer">{composer}</div>
    </div>
  );
}
