import type { Marker } from '@kinora/contracts/timeline';
import { expect, it } from 'vitest';

import { nextMarker } from './marker-steps.ts';

const at = (id: string, time: number): Marker => ({ id, time, label: '', colour: 'lamp' });
const markers = [at('last', 30), at('first', 10), at('middle', 20)];

it.each([
  ['first', 'ArrowRight', 'middle'],
  ['first', 'ArrowLeft', undefined],
  ['last', 'ArrowRight', undefined],
  ['last', 'ArrowLeft', 'middle'],
  ['middle', 'Home', 'first'],
  ['middle', 'End', 'last'],
  ['middle', 's', undefined],
])('goes from %s with %s to %s', (from, key, to) => expect(nextMarker(markers, from, key)?.id).toBe(to));
