import { TICKS_PER_SECOND, type Clip, type Ticks } from '@kinora/contracts/timeline';
import type { CSSProperties } from 'react';

import { CLIP_GAP, type Row } from '../../geometry/rows.ts';

export interface PlaceStyle extends CSSProperties {
  '--from': number;
  '--long'?: number;
  '--top'?: string;
  '--tall'?: string;
}

interface ZoomStyle extends CSSProperties {
  '--zoom': number;
}

/** How high something is within its row. */
export const rowStyle = ({ top, height }: Pick<Row, 'top' | 'height'>): PlaceStyle => ({
  '--from': 0,
  '--top': `${top + CLIP_GAP}px`,
  '--tall': `${height - 2 * CLIP_GAP}px`,
});

export const timeStyle = (time: Ticks): PlaceStyle => ({ '--from': time / TICKS_PER_SECOND });

/** For elements with `data-zoomed`, which the surface tells each later zoom. */
export const zoomStyle = (zoom: number): ZoomStyle => ({ '--zoom': zoom });

/** Where a clip is in the lanes, whatever the zoom. */
export const placeStyle = ({ start, duration }: Clip, { top, height }: Pick<Row, 'top' | 'height'>): PlaceStyle => ({
  '--from': start / TICKS_PER_SECOND,
  '--long': duration / TICKS_PER_SECOND,
  '--top': `${top + CLIP_GAP}px`,
  '--tall': `${height - 2 * CLIP_GAP}px`,
});
