import { Anchor, type LinkTarget } from './link-provider.tsx';

const LOOKS = {
  text: 'rounded-clip text-strong underline decoration-accent decoration-[1.5px] underline-offset-3 hover:text-accent-strong',
  plain: 'rounded-control text-inherit',
  muted: 'rounded-clip text-muted hover:text-strong',
} as const;

export interface LinkProps extends LinkTarget {
  /** Text stands in a sentence and is underlined; plain wraps something that already looks like a link. */
  look?: keyof typeof LOOKS;
}

export function Link({ look = 'text', ...target }: LinkProps) {
  return <Anchor {...target} className={`transition-look ${LOOKS[look]}`} />;
}
