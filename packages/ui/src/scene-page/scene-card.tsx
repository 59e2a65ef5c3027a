import { useId, type ReactNode } from 'react';

import { Logo } from '../logo/logo.tsx';

export interface SceneCardProps {
  /** Fills the page behind the card, out of focus; decoration. */
  scene: ReactNode;
  title: string;
  children: ReactNode;
}

/** Takes the focus, so that the card is what a screen reader says. */
const takeFocus = (card: HTMLElement | null) => card?.focus();

/** A whole page that says one thing and leads nowhere. */
export function SceneCard({ scene, title, children }: SceneCardProps) {
  const id = useId();
  return (
    <main className="relative isolate grid min-h-dvh place-items-center overflow-hidden bg-well p-4">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 scale-115 blur-[28px] brightness-50 [&>*]:size-full [&>*]:object-cover"
      >
        {scene}
      </div>
      <section
        ref={takeFocus}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className="grid w-full max-w-115 animate-rise justify-items-center gap-3.5 rounded-stage bg-overlay p-9 text-center shadow-e3 focus:outline-none max-phone:px-5"
      >
        <span className="[&_svg]:size-11">
          <Logo markOnly />
        </span>
        <h1 id={`${id}-title`} className="type-title">
          {title}
        </h1>
        <p id={`${id}-text`} className="text-pretty">
          {children}
        </p>
      </section>
    </main>
  );
}
