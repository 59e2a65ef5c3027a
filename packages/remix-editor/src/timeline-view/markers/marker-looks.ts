import type { MarkerColour } from '@kinora/contracts/timeline';

/** The colours of markers, as grounds. */
export const MARKER_LOOKS: Readonly<Record<MarkerColour, string>> = {
  lamp: 'bg-accent',
  teal: 'bg-track-audio',
  rose: 'bg-track-text',
  violet: 'bg-track-effect',
  green: 'bg-success',
  red: 'bg-danger',
};
