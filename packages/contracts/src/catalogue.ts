export type {
  CatalogueMode,
  CatalogueModel,
  Choice,
  Choices,
  FileField,
  FileSlot,
  Lifecycle,
  ParameterName,
  ReferenceSlot,
  RuleReason,
} from './catalogue/catalogue-types.ts';
export {
  breachOf,
  CATALOGUE,
  combinationsOf,
  defaultChoices,
  everyChoiceOf,
  findMode,
  findModel,
  nearestChoices,
  parametersOf,
} from './catalogue/catalogue.ts';
export {
  type CheckedInput,
  checkInput,
  checkInputOf,
  codePoints,
  type InputProblems,
  tidyText,
} from './catalogue/check-input.ts';
export { enlarges } from './catalogue/enlarges.ts';
export { FILE_FIELDS, FILE_SLOTS, filesIn, inputWith, REFERENCE_SLOTS, slotsOf } from './catalogue/file-slots.ts';
export { type Lacks, type LacksByMode, modeWithout, offeredMode } from './catalogue/lacks.ts';
export { modelsOf, PAGE_MODES, type PageKind, pageKindOf } from './catalogue/page-modes.ts';
export { creditsFor, microUsdOf, priceOf, priceRange } from './catalogue/price.ts';
export { type CreationMode, EDITOR_MODEL, type Mode } from './creation-mode.ts';
export { type Crop, CROP_ZOOM_MAX, type CroppedField, type Crops, cropsIn } from './crop.ts';
export { listRoutes, type ModelRoute, providerHook } from './model-route.ts';
