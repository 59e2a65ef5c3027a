import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import { Anchor, type LinkTarget } from '../link/link-provider.tsx';

export interface MenuProps {
  /** Names the button and the menu. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Minus one in a widget that has one Tab stop for all its buttons. */
  tabIndex?: number | undefined;
  /** Above the entries, not an entry: whose account it is. */
  header?: ReactNode;
  /** `MenuItem` and `MenuLink`. */
  children: ReactNode;
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Which entry a key leads to; undefined for every other key. */
function destination(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const current = items.findIndex((item) => item === document.activeElement);
  const next = destination(event.key, current, items.length);
  if (next !== undefined) {
    event.preventDefault();
    items[next]?.focus();
  }
  if (event.key === 'Tab') event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

const closeMenu = (element: Element) => element.closest<HTMLElement>('[popover]')?.hidePopover();

/** A link may open another tab: then this page stays, and the menu must not. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) closeMenu(currentTarget);
}

/** A button that opens a short list. Escape, a choice and a press elsewhere close it and give the focus back. */
export function Menu({ label, trigger, tabIndex, header, children }: MenuProps) {
  const id = useId();
  return (
    <div className="anchor-scope relative">
      <button
        type="button"
        popoverTarget={id}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        title={label}
        className="anchor-here grid min-h-10 min-w-10 place-items-center rounded-full transition-[scale] active:scale-98 max-nav:min-h-11 max-nav:min-w-11"
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => {
          if (event.newState === 'open') itemsOf(event.currentTarget)[0]?.focus();
        }}
        className="max-w-[min(320px,calc(100vw-16px))] min-w-56 popover-below-end animate-drop rounded-card bg-overlay p-1.5 text-body shadow-e3"
      >
        {header !== undefined && <div className="mb-1 border-b border-line px-3 pt-2 pb-2.5 text-small">{header}</div>}
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={moveFocus}
          onClick={closeAfterLink}
          className="grid"
        >
          {children}
        </div>
      </div>
    </div>
  );
}

const ITEM_CLASSES =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-start text-ui font-medium text-body transition-look hover:bg-surface-3 hover:text-strong focus-visible:bg-surface-3 focus-visible:-outline-offset-2 max-nav:min-h-11 [&>svg]:text-muted';

export interface MenuItemProps {
  icon?: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, onChoose, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={(event) => {
        closeMenu(event.currentTarget);
        onChoose();
      }}
      className={ITEM_CLASSES}
    >
      {icon}
      {children}
    </button>
  );
}

export interface MenuLinkProps extends LinkTarget {
  icon?: ReactNode;
}

export function MenuLink({ icon, children, ...target }: MenuLinkProps) {
  return (
    <Anchor {...target} role="menuitem" tabIndex={-1} className={ITEM_CLASSES}>
      {icon}
      {children}
    </Anchor>
  );
}
