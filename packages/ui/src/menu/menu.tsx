import { useId, useState, type ReactNode } from 'react';

import { CheckIcon } from '../icon/icons.ts';
import { Anchor, type LinkTarget } from '../link/link-provider.tsx';
import { closeMenu, firstItemOf, MenuEntries } from './menu-entries.tsx';

export interface MenuProps {
  /** Names the button and the menu. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** A round button, or a chip that says what is chosen. */
  look?: keyof typeof LOOKS;
  /** Minus one in a widget that has one Tab stop for all its buttons. */
  tabIndex?: number | undefined;
  /** Above the entries, not an entry: whose account it is. */
  header?: ReactNode;
  /** `MenuItem` and `MenuLink`. */
  children: ReactNode;
}

const LOOKS = {
  round: {
    button:
      'grid min-h-10 min-w-10 place-items-center rounded-full transition-[scale] max-nav:min-h-11 max-nav:min-w-11',
    list: 'popover-below-end',
  },
  chip: {
    button:
      'inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface-3 px-3 text-small font-medium whitespace-nowrap text-body shadow-e1 transition-look hover:bg-surface-4 hover:text-strong max-nav:min-h-11 [&_svg]:size-4',
    list: 'popover-below-start max-h-[min(24rem,60dvh)] overflow-y-auto',
  },
} as const;

/**
 * A button that opens a short list. Escape, a choice and a press elsewhere close it and give the focus back. The
 * entries are drawn when it opens for the first time: a page has many menus, of which few are opened.
 */
export function Menu({ label, trigger, look = 'round', tabIndex, header, children }: MenuProps) {
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="anchor-scope relative flex-none">
      <button
        type="button"
        popoverTarget={id}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        title={label}
        className={`anchor-here active:scale-98 ${LOOKS[look].button}`}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={() => setOpened(true)}
        onToggle={(event) => {
          if (event.newState === 'open') firstItemOf(event.currentTarget)?.focus();
        }}
        className={`max-w-[min(320px,calc(100vw-16px))] min-w-56 animate-drop rounded-card bg-overlay p-1.5 text-body shadow-e3 ${LOOKS[look].list}`}
      >
        {wasOpened && (
          <>
            {header !== undefined && (
              <div className="mb-1 border-b border-line px-3 pt-2 pb-2.5 text-small">{header}</div>
            )}
            <MenuEntries label={label}>{children}</MenuEntries>
          </>
        )}
      </div>
    </div>
  );
}

const ITEM_CLASSES =
  'flex w-full items-center gap-3 rounded-control px-3 text-start font-medium text-body transition-look hover:bg-surface-3 hover:text-strong focus-visible:bg-surface-3 focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-muted disabled:line-through aria-checked:text-strong [&>svg]:text-muted';
const ITEM_SIZES = {
  regular: 'min-h-10 text-ui max-nav:min-h-11',
  small: 'min-h-8 text-small max-nav:min-h-11 pointer-coarse:min-h-11 [&>svg]:size-4.5',
} as const;

/** The keys that do the same as an entry. */
export interface MenuKeys {
  /** What is printed on them. */
  readonly caps: readonly string[];
  /** As `aria-keyshortcuts` wants it: `Control+C`. */
  readonly shortcut: string;
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Small where a menu is long. */
  size?: keyof typeof ITEM_SIZES;
  keys?: MenuKeys | undefined;
  /** Of entries of which one holds: whether it is this one. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  onChoose: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, size = 'regular', keys, checked, disabled, onChoose, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      disabled={disabled}
      tabIndex={-1}
      aria-keyshortcuts={keys?.shortcut}
      onClick={(event) => {
        closeMenu(event.currentTarget);
        onChoose();
      }}
      className={`${ITEM_CLASSES} ${ITEM_SIZES[size]}`}
    >
      {icon}
      {children}
      {checked === true && (
        <span className="ms-auto text-accent [&>svg]:size-4">
          <CheckIcon />
        </span>
      )}
      {keys && (
        <kbd aria-hidden="true" className="ms-auto ps-6 font-sans text-tag text-muted max-nav:hidden">
          <bdi dir="ltr">{keys.caps.join('+')}</bdi>
        </kbd>
      )}
    </button>
  );
}

export interface MenuLinkProps extends LinkTarget {
  icon?: ReactNode;
}

export function MenuLink({ icon, children, ...target }: MenuLinkProps) {
  return (
    <Anchor {...target} role="menuitem" tabIndex={-1} className={`${ITEM_CLASSES} ${ITEM_SIZES.regular}`}>
      {icon}
      {children}
    </Anchor>
  );
}

/** Sets entries apart that belong together. */
export function MenuDivider() {
  return <hr className="mx-3 my-1 border-line" />;
}
