import { useCallback, type ReactNode } from 'react';

import { itemsOf, MenuEntries } from './menu-entries.tsx';
import { menuPlace } from './menu-place.ts';

export interface ContextMenuProps {
  label: string;
  /** The point it opens at, in pixels of the window. */
  at: { readonly x: number; readonly y: number };
  /** It is closed. Where the focus goes is the caller's to say. */
  onClose: () => void;
  /** `MenuItem` and `MenuDivider`. */
  children: ReactNode;
}

function place(menu: HTMLElement, at: ContextMenuProps['at']): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { left, top } = menuPlace(at, { width, height }, { width: window.innerWidth, height: window.innerHeight });
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
}

/** The browser's own light dismiss would take the press that opened the menu for one beside it. */
function followLeaving(menu: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node) || !menu.contains(target)) menu.hidePopover();
  };
  for (const name of ['pointerdown', 'wheel'] as const) {
    window.addEventListener(name, leave, { signal, capture: true, passive: true });
  }
  for (const name of ['resize', 'blur'] as const) window.addEventListener(name, leave, { signal });
  menu.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    menu.hidePopover();
  };
  menu.addEventListener('keydown', press, { signal });
  return () => leaving.abort();
}

/** A list of what can be done at a point. Escape, a choice and a press elsewhere close it. */
export function ContextMenu({ label, at, onClose, children }: ContextMenuProps) {
  const open = useCallback(
    (menu: HTMLElement | null) => {
      if (!menu) return undefined;
      menu.showPopover();
      place(menu, at);
      itemsOf(menu)[0]?.focus({ preventScroll: true });
      return followLeaving(menu);
    },
    [at],
  );
  return (
    <div
      ref={open}
      popover="manual"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="inset-auto m-0 max-h-[calc(100dvh-16px)] max-w-[min(360px,calc(100vw-16px))] min-w-56 animate-drop overflow-y-auto overscroll-contain rounded-card bg-overlay p-1.5 text-body shadow-e3"
    >
      <MenuEntries label={label}>{children}</MenuEntries>
    </div>
  );
}
