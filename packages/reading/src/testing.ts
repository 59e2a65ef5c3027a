export { anEntry, castOf, drivingOf } from './testing/a-member.ts';
export { withoutPart } from './testing/without-part.ts';
