export type { Thing, ThingKind } from './catalogue/thing.ts';
export { THING_PICTURES, THINGS } from './catalogue/things.ts';
