import type { SharedClip } from '@kinora/contracts/share';
import { ButtonLink, Link, Logo, ScissorsIcon, SparkleIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { SharedFacts } from './shared-facts.tsx';
import { promptHeading } from './shared-title.ts';

export interface SharedViewProps {
  shared: SharedClip;
  /** What its model is called. */
  modelName: string;
  /** What its style is called, where it is shown and has one. */
  styleName?: string | undefined;
  /** Where its settings are used, or where somebody makes a clip of their own. */
  createHref: string;
  reportHref: string;
  homeHref: string;
  video: ReactNode;
  /** Scenes to go on from. */
  more: ReactNode;
}

const hasFiles = ({ mode }: SharedClip) => mode !== 'text';

function Heading({ by, prompt }: { by: string; prompt: string }) {
  if (prompt !== '') return <bdi>{promptHeading(prompt).heading}</bdi>;
  if (by === '') return <Trans>A shared clip</Trans>;
  return (
    <Trans>
      A clip by <bdi>{by}</bdi>
    </Trans>
  );
}

/** Who made it, where they want to be named, and with what. */
function Byline({ by, homeHref }: { by: string; homeHref: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-ui text-muted">
      {by !== '' && (
        <span className="wrap-anywhere">
          <Trans>
            by <bdi className="font-bold text-strong">{by}</bdi>
          </Trans>
        </span>
      )}
      {by !== '' && <span aria-hidden="true">·</span>}
      <span className="inline-flex items-center gap-2 [&_svg]:size-5">
        <Logo size="small" markOnly />
        <Link href={homeHref}>
          <Trans>Made with Kinora</Trans>
        </Link>
      </span>
    </p>
  );
}

function Make({ shared, createHref }: Pick<SharedViewProps, 'shared' | 'createHref'>) {
  if (shared.settings === null) {
    return (
      <ButtonLink size="large" icon={<SparkleIcon />} href={createHref}>
        <Trans>Create your own clip</Trans>
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-2 nav:max-w-64">
      <ButtonLink size="large" wide icon={<ScissorsIcon />} href={createHref}>
        <Trans>Remix this</Trans>
      </ButtonLink>
      {hasFiles(shared) && (
        <p className="text-micro text-muted">
          <Trans>The files it was made from aren’t shared. Add your own.</Trans>
        </p>
      )}
    </div>
  );
}

/** The film lights the room behind it: a blurred copy of its picture, which reaches no further than the page itself. */
function Room({ poster }: { poster: string }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-[11%] inset-y-[14%] max-nav:hidden">
      <span className="bias-light blur-2xl">
        <img src={poster} alt="" />
      </span>
    </span>
  );
}

/** A clip that somebody shared, for whoever has its link. */
export function SharedView(props: SharedViewProps) {
  const { shared, modelName, styleName, createHref, reportHref, homeHref, video, more } = props;
  const { t } = useLingui();
  const { by, settings, clip } = shared;
  const prompt = settings?.prompt ?? '';
  return (
    <div className="mx-auto grid w-full max-w-[1160px] grid-cols-[minmax(0,1fr)] gap-8 py-4">
      {/* Its own layer: the light of the film lies behind the words, too. */}
      <article className="isolate grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="relative -mx-(--frame-gutter) nav:mx-0">
          <Room poster={clip.poster} />
          {video}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 nav:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h1 className="type-display text-balance wrap-anywhere">
              <Heading {...{ by, prompt }} />
            </h1>
            <Byline by={prompt === '' ? '' : by} homeHref={homeHref} />
            {promptHeading(prompt).isCut && (
              <p className="max-w-[70ch] text-pretty wrap-anywhere whitespace-pre-line">
                <bdi>{prompt}</bdi>
              </p>
            )}
          </div>
          <Make {...{ shared, createHref }} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-small text-muted">
          <SharedFacts clip={clip} modelName={modelName} styleName={styleName} />
          <Link href={reportHref}>
            <Trans>Report this clip</Trans>
          </Link>
        </div>
      </article>
      <section aria-label={t`Make your own`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="type-title">
          <Trans>Make your own</Trans>
        </h2>
        {more}
      </section>
    </div>
  );
}
