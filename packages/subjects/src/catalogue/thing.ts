import type { PicturePose } from '../rig/looks.ts';
import type { Mode, Subject } from './subject.ts';
import type { SubjectName } from './subjects.data.ts';

/** What sort of thing it is; tells in which places one would expect it. */
export type ThingKind =
  | 'animal-land'
  | 'animal-ice'
  | 'animal-sea'
  | 'bird'
  | 'insect'
  | 'plant'
  | 'food'
  | 'drink'
  | 'small-thing'
  | 'clothing'
  | 'instrument'
  | 'tool'
  | 'toy'
  | 'sport'
  | 'furniture'
  | 'building'
  | 'land-vehicle'
  | 'water-vehicle'
  | 'air-vehicle'
  | 'space'
  | 'person'
  | 'fantasy'
  | 'light'
  | 'machine'
  | 'place';

/** Something that has a character of its own in Unicode, and what draws it. */
export interface Thing {
  /** Unique: the English name of the character, in kebab-case. */
  readonly name: string;
  /** The character, by which the names in other languages can be found. */
  readonly character: string;
  readonly kind: ThingKind;
  /** The subject of the catalogue that it is, where it is one; several things may be the same. */
  readonly known: SubjectName | null;
  readonly subject: Subject;
}

/** A thing drawn by a subject of the catalogue, as the generated list has it. */
export type KnownThing = readonly [name: string, character: string, kind: ThingKind, known: SubjectName];

/** A thing drawn by the mounted picture of its name, as the generated list has it. */
export type MountedThing = readonly [
  name: string,
  character: string,
  kind: ThingKind,
  mode: Mode,
  pose: PicturePose,
  size: number,
];
