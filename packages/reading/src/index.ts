export { chooseLexicon } from './lexicon/choose-lexicon.ts';
export type { Lexicon } from './lexicon/lexicon.ts';
export { type Choice, chooseRule, splitWords, type Word } from './lexicon/words.ts';
export { baseOfStack } from './plan/base-of-stack.ts';
export type { Claim, PlanPart } from './plan/claim.ts';
export type { FixtureName } from './plan/fixtures.ts';
export type {
  AirKind,
  Angle,
  BodyPart,
  CameraMove,
  Caption,
  CastEntry,
  DrawnAs,
  Framing,
  Grade,
  Mood,
  RelationKind,
  SafeArea,
  ScenePlan,
  Season,
  Slope,
  SlopeKind,
  Stature,
  StyleName,
  Time,
  Variety,
  Weather,
} from './plan/scene-plan.ts';
export { SET_TRAITS } from './plan/set-traits.data.ts';
export { type SetName, type Sound, traitsOf } from './plan/set-traits.ts';
export { showsAngle, showsFraming } from './plan/shows-view.ts';
export { SITES } from './plan/sites.data.ts';
export { type SiteName, siteOf } from './plan/sites.ts';
export { someone } from './plan/someone.ts';
export { STYLE_FONTS } from './plan/style-fonts.ts';
export { DRIVEN } from './read/driven.data.ts';
export { languagesIn, measureClip, type PlanOptions, planScene } from './read/plan-scene.ts';
export { splitQuote } from './read/read-caption.ts';
export { readDenials } from './read/read-denials.ts';
export type { StyleChoice } from './read/read-style.ts';
export { type Reading, readShot } from './read/reading.ts';
export { splitShots } from './read/split-shots.ts';
export { type SortedWords, sortWords, type Understanding } from './read/understood.ts';
export { NO_WORDS, openWords, type Words, type WordTable } from './words/word-table.ts';
