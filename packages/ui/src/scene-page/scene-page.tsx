import type { ReactNode } from 'react';

export interface ScenePageProps {
  /** Fills the page behind the words; decoration. */
  scene: ReactNode;
  /** At the upper start corner: the way home. */
  brand?: ReactNode;
  /** One quiet line above the title. */
  eyebrow: ReactNode;
  title: string;
  children: ReactNode;
  /** One primary way out, and perhaps a second. */
  actions: ReactNode;
}

/** A whole page on a picture, where nothing else can be shown. */
export function ScenePage({ scene, brand, eyebrow, title, children, actions }: ScenePageProps) {
  return (
    <main id="main" className="relative isolate grid min-h-dvh overflow-hidden bg-well">
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        <div className="size-full [&>*]:size-full [&>*]:object-cover rtl:-scale-x-100">{scene}</div>
        {/* Beside the picture: it follows the way of reading by itself. */}
        <span className="absolute inset-0 picture-shade" />
      </div>
      <div className="grid grid-rows-[auto_1fr] px-[clamp(20px,6vw,96px)] py-5">
        <div>{brand}</div>
        <div className="mb-[8vh] grid max-w-message gap-4.5 self-end animate-rise desk:self-center">
          <p className="text-small wrap-anywhere text-on-media">{eyebrow}</p>
          <h1 className="type-hero">{title}</h1>
          <p className="text-lede text-pretty text-on-media">{children}</p>
          <div className="flex flex-wrap gap-2">{actions}</div>
        </div>
      </div>
    </main>
  );
}
