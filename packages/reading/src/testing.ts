export { anEntry, castOf, drivingOf } from './testing/a-member.ts';
