const BASE_CLASSES =
  'inline-flex max-w-full items-center justify-center gap-2 text-center font-bold transition-[background-color,box-shadow,scale] active:scale-98 disabled:bg-surface-3 disabled:bg-none disabled:text-muted disabled:shadow-none disabled:cursor-not-allowed disabled:active:scale-100 aria-busy:cursor-progress [&>svg]:size-4';

const LOOKS = {
  primary: 'bg-accent lamp-fill text-on-accent shadow-lamp hover:lamp-fill-hover hover:shadow-lamp-hover',
  default: 'bg-surface-3 text-strong shadow-e1 hover:bg-surface-4',
  soft: 'bg-accent-soft text-accent hover:bg-accent-soft-hover',
  quiet: 'bg-transparent text-body hover:bg-surface-3 hover:text-strong',
  danger: 'bg-danger-soft text-danger hover:bg-danger-soft-hover',
  light: 'bg-strong text-on-strong hover:bg-on-media',
  glass: 'bg-frost text-on-media backdrop-blur-md hover:bg-on-media/24',
} as const;

const SIZES = {
  small: 'min-h-8 px-3 py-1 text-small leading-none max-nav:min-h-11',
  medium: 'min-h-10 px-4 py-1.5 text-ui leading-tight max-nav:min-h-11',
  large: 'min-h-13 px-5.5 py-2 text-heading leading-tight',
} as const;

const CORNERS = {
  small: 'rounded-tight',
  medium: 'rounded-control',
  large: 'rounded-large',
  pill: 'rounded-full',
} as const;

const WIDTHS = { own: 'whitespace-nowrap', wide: 'w-full' } as const;

export interface ButtonShape {
  /** Primary is the lamp: one on a screen. Light and glass stand on pictures and for foreign sign-in. */
  look?: keyof typeof LOOKS | undefined;
  /** 32, 40 or 52 px high; at least 44 on phones. */
  size?: keyof typeof SIZES | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  pill?: boolean | undefined;
}

export function buttonClasses({ look = 'primary', size = 'medium', wide = false, pill = false }: ButtonShape): string {
  return `${BASE_CLASSES} ${LOOKS[look]} ${SIZES[size]} ${CORNERS[pill ? 'pill' : size]} ${WIDTHS[wide ? 'wide' : 'own']}`;
}
