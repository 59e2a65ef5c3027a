import type { BlendMode, Colour } from '@kinora/drawing';

export interface GlowOptions {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number | undefined;
  readonly alpha?: number | undefined;
  readonly mode?: BlendMode | undefined;
}
