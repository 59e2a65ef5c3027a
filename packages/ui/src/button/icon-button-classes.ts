const BASE_CLASSES =
  'grid flex-none place-items-center transition-look active:scale-98 aria-pressed:bg-accent-soft aria-pressed:text-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-line-control max-nav:size-11';

const LOOKS = {
  plain: 'rounded-control text-body hover:bg-surface-3 hover:text-strong',
  media: 'rounded-control text-on-media hover:bg-frost',
  strong: 'rounded-full bg-strong text-on-strong hover:bg-on-media [&>svg]:fill-current',
  glass: 'rounded-full bg-glass text-on-media backdrop-blur-sm hover:bg-scrim',
} as const;

const SIZES = { small: 'size-8 [&>svg]:size-4.5', medium: 'size-10', large: 'size-11' } as const;

export interface IconButtonShape {
  /** Media and glass stand on pictures; strong is the one button of a bar. */
  look?: keyof typeof LOOKS | undefined;
  /** 32, 40 or 44 px; 44 on phones. */
  size?: keyof typeof SIZES | undefined;
}

export const iconButtonClasses = ({ look = 'plain', size = 'medium' }: IconButtonShape): string =>
  `${BASE_CLASSES} ${LOOKS[look]} ${SIZES[size]}`;
