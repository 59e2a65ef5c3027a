import { useId, useState, type ReactNode } from 'react';

import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { Toaster } from '../toast/toaster.tsx';

const PLACES = {
  below: {
    button: 'justify-center gap-2 rounded-full px-2 max-nav:min-h-11 max-nav:min-w-11',
    panel: 'flyout max-nav:animate-rise max-nav:rounded-b-none',
  },
  beside: { button: 'justify-center rounded-control bg-surface-2 text-accent shadow-lit', panel: 'flyout-beside' },
} as const;

export interface FlyoutProps {
  /** Below the button, or beside one of the navigation. */
  place?: keyof typeof PLACES;
  /** Names the button: what it shows, and more where it shows little. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Stands above the panel and names it. */
  title: string;
  /** Names the cross. */
  closeLabel: string;
  /** Below the title, outside of what scrolls. */
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

/** A link may lead to another page: the panel must not lie on it. */
function closeAfterLinks(panel: HTMLElement | null) {
  const close = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) panel?.hidePopover();
  };
  panel?.addEventListener('click', close);
  return () => panel?.removeEventListener('click', close);
}

/**
 * A button that opens a panel of any content below or beside itself; on phones the one below is a sheet at the lower edge. Escape, the cross
 * and a press elsewhere close it, and the focus goes back. The content is drawn only while it is open.
 */
export function Flyout({ place = 'below', label, trigger, title, closeLabel, children, onToggle }: FlyoutProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="anchor-scope relative flex-none">
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        className={`anchor-here flex min-h-10 min-w-10 items-center text-small text-body tabular-nums transition-look hover:bg-surface-3 hover:text-strong active:scale-98 aria-expanded:bg-surface-3 ${PLACES[place].button}`}
      >
        {trigger}
      </button>
      <dialog
        ref={closeAfterLinks}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        onToggle={(event) => {
          // Toggles of a panel inside come up to here.
          if (event.target !== event.currentTarget) return;
          const opens = event.newState === 'open';
          setOpen(opens);
          if (opens) event.currentTarget.focus();
          onToggle?.(opens);
        }}
        className={`animate-drop overflow-auto overscroll-contain rounded-card bg-overlay text-body shadow-e3 focus-visible:outline-none ${PLACES[place].panel}`}
      >
        <div className="sticky top-0 z-sticky flex items-center justify-between gap-4 bg-overlay py-2 ps-4 pe-2">
          <h2 id={`${id}-title`} className="text-heading font-label text-strong">
            {title}
          </h2>
          <IconButton
            label={closeLabel}
            icon={<CloseIcon />}
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          />
        </div>
        {isOpen && (
          <>
            <Toaster />
            <div className="px-3 pb-3">{children}</div>
          </>
        )}
      </dialog>
    </div>
  );
}
