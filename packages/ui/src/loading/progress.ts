import type { CSSProperties } from 'react';

/** 0 to 100 from any number, for the custom property `--progress` of theme.css. */
export const percent = (value: number): number =>
  Math.round(Math.min(100, Math.max(0, Number.isNaN(value) ? 0 : value)));

export interface ProgressStyle extends CSSProperties {
  '--progress': number;
}

export const progressStyle = (value: number): ProgressStyle => ({ '--progress': value });
