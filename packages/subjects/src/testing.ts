export { ALL_RIGS } from './testing/all-rigs.ts';
export { doingShare, POURERS, tintShare } from './testing/doing-share.ts';
export { loadNodePaintEnv } from './testing/load-node-paint-env.ts';
export { feltShare, wornShare } from './testing/worn-share.ts';
