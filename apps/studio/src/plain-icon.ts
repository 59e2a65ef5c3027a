import { createElement, type ReactElement, type SVGProps } from 'react';

/** What Lucide says of an icon: its elements, each as `[tag, attributes]`. */
export interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const LOOK = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const isSaid = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title';

/**
 * Draws an icon of Lucide as its own `createLucideIcon` does, without sizes, colours and classes that nothing here
 * asks for. `props` are those of its `svg`; without a name it is decoration.
 */
export function plainIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactElement {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => {
    const hidden = Object.keys(props).some(isSaid) ? {} : { 'aria-hidden': 'true' as const };
    return createElement('svg', { ...LOOK, ...hidden, ...props }, parts);
  };
}
