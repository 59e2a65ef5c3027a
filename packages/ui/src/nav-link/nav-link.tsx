import type { ReactNode } from 'react';

import { Anchor } from '../link/link-provider.tsx';

const SIZES = {
  rail: {
    item: 'min-h-10 px-3 text-ui rail:px-2.5',
    text: 'rail:sr-only',
    tag: 'ms-auto flex-none rail:hidden',
  },
  page: { item: 'min-h-14 px-3 text-lede', text: '', tag: 'ms-auto flex-none' },
} as const;

interface NavShape {
  /** Rail shrinks to its icon below 1200 px; page is an entry of the phone's menu. */
  size?: keyof typeof SIZES;
  icon: ReactNode;
  label: string;
  tag?: ReactNode;
}

const ENTRY_CLASSES =
  'group relative flex w-full items-center gap-3 rounded-control text-start font-medium text-body transition-look hover:bg-surface-2 hover:text-strong aria-[current]:bg-surface-3 aria-[current]:text-strong aria-[current]:shadow-lit';

const classesOf = (size: keyof typeof SIZES) => `${ENTRY_CLASSES} ${SIZES[size].item}`;

function NavContent({ size = 'rail', icon, label, tag }: NavShape) {
  return (
    <>
      <span className="text-muted transition-look group-hover:text-body group-aria-[current]:text-accent">{icon}</span>
      <span className={`min-w-0 wrap-anywhere ${SIZES[size].text}`}>{label}</span>
      {tag !== undefined && <span className={SIZES[size].tag}>{tag}</span>}
    </>
  );
}

export interface NavLinkProps extends NavShape {
  href: string;
  isCurrent?: boolean;
  onClick?: (() => void) | undefined;
}

/** One entry of the navigation. */
export function NavLink({ href, isCurrent = false, onClick, ...shape }: NavLinkProps) {
  return (
    <Anchor
      href={href}
      title={shape.label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      className={classesOf(shape.size ?? 'rail')}
    >
      <NavContent {...shape} />
    </Anchor>
  );
}

export interface NavButtonProps extends NavShape {
  onClick: () => void;
}

/** An entry that opens something instead of leading somewhere. */
export function NavButton({ onClick, ...shape }: NavButtonProps) {
  return (
    <button type="button" title={shape.label} onClick={onClick} className={classesOf(shape.size ?? 'rail')}>
      <NavContent {...shape} />
    </button>
  );
}
