export { parameterWords, valueWords } from './model/choice-words.ts';
export { lostWords } from './model/lost-words.ts';
export { modeWords } from './model/mode-words.ts';
export { hasSound, largestResolution, lengthsWords, priceWords } from './model/model-facts.ts';
export { isSimulated, type ModelStatus, statusOf } from './model/model-status.ts';
export { costAtom, keyAtHandAtom, ownKeyAtom } from './model/own-key-atoms.ts';
export { liveReachableRoutesAtom, reachableRoutesAtom } from './model/reachable-routes-atoms.ts';
export { type KnownRoutes, liveRoutesAtom, loadRoutesAtom, routesAtom } from './model/routes-atoms.ts';
export { ruleWords } from './model/rule-words.ts';
