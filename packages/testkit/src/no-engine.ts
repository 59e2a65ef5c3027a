/** The parts of a preview whose engine never answers: most stories are not about it. */
export const noEngine = {
  startWorker: () => ({ postMessage: () => {}, terminate: () => {} }),
  whenIdle: () => () => {},
  watchSight: () => () => {},
  watchSize: () => () => {},
  watchPresses: () => () => {},
  openSound: () => ({ play: () => {}, stop: () => {} }),
  isStill: true,
};
