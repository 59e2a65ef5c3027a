import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

export interface MenuEntriesProps {
  label: string;
  children: ReactNode;
}

export const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];

/** Where the focus goes when a menu opens: to what is chosen, or to the first entry. */
export const firstItemOf = (menu: Element) =>
  menu.querySelector<HTMLElement>('[aria-checked="true"]') ?? itemsOf(menu).at(0);

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

export const closeMenu = (element: Element) => element.closest<HTMLElement>('[popover]')?.hidePopover();

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const current = items.findIndex((item) => item === document.activeElement);
  const next = destination(event.key, current, items.length);
  if (next !== undefined) {
    event.preventDefault();
    items[next]?.focus();
  }
  if (event.key === 'Tab') closeMenu(event.currentTarget);
}

/** A link may open another tab: then this page stays, and the menu must not. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) closeMenu(currentTarget);
}

/** The list within the popover of a menu: arrows go round its entries. */
export function MenuEntries({ label, children }: MenuEntriesProps) {
  return (
    <div
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={moveFocus}
      onClick={closeAfterLink}
      className="grid outline-none"
    >
      {children}
    </div>
  );
}
