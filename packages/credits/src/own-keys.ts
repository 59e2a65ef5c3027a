export { keyFor, ownModels } from './own-keys/key-for.ts';
export {
  knownOwnKeysAtom,
  loadOwnKeysAtom,
  ownKeysAtom,
  removeOwnKeyAtom,
  type SaveKeyFailure,
  saveOwnKeyAtom,
} from './own-keys/own-keys-atoms.ts';
export { PROVIDER_NAMES } from './own-keys/provider-names.ts';
