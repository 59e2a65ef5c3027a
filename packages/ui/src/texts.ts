export { Trans, useLingui } from './words/checked-texts.ts';
