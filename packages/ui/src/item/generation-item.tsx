import { useId, type ReactNode } from 'react';

import { percent, progressStyle } from '../loading/progress.ts';
import { THUMB_LOOKS, type ThumbLook } from './thumb-looks.ts';

export interface GenerationItemProps {
  /** The prompt. */
  title: string;
  /** What a screen reader calls it, where others have the same title. */
  name?: string | undefined;
  /** The picture, 16:9. */
  thumb?: ReactNode;
  /** Dim waits or failed; developing sharpens with `progress`; blank has no picture. */
  thumbLook?: ThumbLook;
  /** On the picture: play, place in line, an icon. */
  over?: ReactNode;
  /** 0 to 100, while it is drawn. */
  progress?: number | undefined;
  /** What is going on, in words: a tag, a sentence, the time left. */
  state: ReactNode;
  /** A progress bar. */
  bar?: ReactNode;
  receipt?: ReactNode;
  actions?: ReactNode;
  /** Opened in place below: the player, the whole receipt. */
  children?: ReactNode;
}

/** One clip on its way or done. Narrow places put the actions below. */
export function GenerationItem(props: GenerationItemProps) {
  const { title, name, thumb, thumbLook = 'plain', over, progress = 0, state, bar, receipt, actions, children } = props;
  const titleId = useId();
  return (
    <article
      {...(name ? { 'aria-label': name } : { 'aria-labelledby': titleId })}
      className="@container animate-rise rounded-card bg-surface-2 p-3 shadow-e1"
    >
      <div className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 @min-[760px]:grid-cols-[148px_minmax(0,1fr)_auto]">
        <div
          className="relative aspect-video self-start overflow-hidden rounded-control bg-well text-muted"
          style={progressStyle(percent(progress))}
        >
          <div
            className={`absolute inset-0 [&>*]:size-full [&>*]:object-cover [&>*]:object-[50%_25%] ${THUMB_LOOKS[thumbLook]}`}
          >
            {thumb}
          </div>
          {over !== undefined && <div className="absolute inset-0 grid place-items-center">{over}</div>}
        </div>
        <div className="grid gap-1 self-center">
          <h3
            id={titleId}
            title={title}
            className="line-clamp-2 text-body leading-snug font-medium wrap-anywhere text-strong @min-[760px]:line-clamp-1"
          >
            <bdi aria-hidden={name ? true : undefined}>{title}</bdi>
            {name !== undefined && <span className="sr-only">{name}</span>}
          </h3>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted tabular-nums">{state}</div>
          {bar}
          {receipt}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center justify-end gap-1.5 max-[759px]:pt-1 @max-[759px]:col-span-full">
            {actions}
          </div>
        )}
      </div>
      {children !== undefined && <div className="pt-3">{children}</div>}
    </article>
  );
}

/** The place in line, large, on a dim picture. */
export function QueueNumber({ children }: { children: ReactNode }) {
  return <span className="queue-number">{children}</span>;
}
