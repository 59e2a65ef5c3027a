import type { PlayerParts } from '@kinora/creation-form';

/** A preview whose engine never answers: most stories are not about it. */
export const noEngine: PlayerParts = {
  startWorker: () => ({ postMessage: () => {}, terminate: () => {} }),
  whenIdle: () => () => {},
  watchSight: () => () => {},
  openSound: () => ({ play: () => {}, stop: () => {} }),
  isStill: true,
};
