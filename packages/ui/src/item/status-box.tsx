import { useId, type ReactNode } from 'react';

import { Anchor } from '../link/link-provider.tsx';
import { percent, progressStyle } from '../loading/progress.ts';

const PICTURE_LOOKS = {
  plain: '',
  dim: '[&>*]:saturate-35 [&>*]:brightness-42',
  developing: '[&>*]:developing',
  blank: 'blank-fill',
} as const;

export interface StatusBoxProps {
  /** What it is called: one line, in full while it is pointed at. */
  title: string;
  /** One line of money. */
  receipt: ReactNode;
  /** 16:9. */
  picture?: ReactNode;
  /** Dim waits or failed; developing sharpens with `progress`; blank has no picture. */
  look: keyof typeof PICTURE_LOOKS;
  /** 0 to 100, while it is made. */
  progress?: number | undefined;
  /** On the upper corner: how it is, or how long. */
  corner: ReactNode;
  /** In the middle of the picture: what goes on, or why it ended. */
  children?: ReactNode;
  /** Where the picture leads, and what that is called. */
  href?: string | undefined;
  hrefLabel?: string | undefined;
  actions?: ReactNode;
}

type PictureProps = Pick<StatusBoxProps, 'picture' | 'look' | 'progress' | 'children'>;

function Picture({ picture, look, progress = 0, children }: PictureProps) {
  return (
    <>
      <span
        aria-hidden="true"
        style={progressStyle(percent(progress))}
        className={`absolute inset-0 [&>*]:size-full [&>*]:object-cover [&>*]:object-[50%_25%] ${PICTURE_LOOKS[look]}`}
      >
        {picture}
      </span>
      {children !== undefined && (
        <span className="absolute inset-0 grid content-center justify-items-center gap-2 px-5 pt-9 pb-4 text-center text-small text-balance text-on-media">
          {children}
        </span>
      )}
    </>
  );
}

/** One thing that was asked for: its picture with how it is, what it cost, what can be done. */
export function StatusBox(props: StatusBoxProps) {
  const { title, receipt, corner, href, hrefLabel, actions, ...picture } = props;
  const id = useId();
  return (
    <article aria-labelledby={id} className="grid min-w-0 content-start gap-2.5">
      <div className="relative aspect-video overflow-hidden rounded-card bg-well has-focus-visible:focus-ring">
        <Picture {...picture} />
        {/* Over the words, which stay words: a link with a name of its own would hide them. */}
        {href !== undefined && (
          <Anchor href={href} aria-label={hrefLabel} className="absolute inset-0 block outline-none" />
        )}
        <span className="pointer-events-none absolute start-2.5 top-2.5 max-w-[calc(100%-20px)]">{corner}</span>
        <span className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 px-0.5">
        <div className="grid min-w-[45%] flex-1 gap-0.5">
          <h3 id={id} title={title} className="truncate text-small font-medium text-strong">
            <bdi>{title}</bdi>
          </h3>
          {receipt}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-1">{actions}</div>}
      </div>
    </article>
  );
}

/** A sign in the middle of a picture that says where that leads. */
export function BoxBadge({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 place-items-center rounded-full bg-glass text-on-media [&>svg]:size-5"
    >
      {children}
    </span>
  );
}
