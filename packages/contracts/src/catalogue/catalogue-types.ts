import type { Mode } from '../creation-mode.ts';

export type Lifecycle = 'active' | 'legacy' | 'retired';

/** A value a parameter can take; finite, so that every combination can be walked. */
export type Choice = string | number | boolean;
export type ParameterName =
  | 'tier'
  | 'resolution'
  | 'seconds'
  | 'shape'
  | 'style'
  | 'strength'
  | 'pace'
  | 'air'
  | 'sound'
  | 'camera'
  | 'motion'
  | 'audio';
/** A field of the input that names one of the member's files. */
export type FileField = 'first' | 'last' | 'video';
/** One of the pictures that `references` names, from 1. */
export type ReferenceSlot = `reference-${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
/** Where one of the member's files belongs: a field, or a place in the list of references. */
export type FileSlot = FileField | ReferenceSlot;
/** One value for each parameter of a mode. */
export type Choices = Readonly<Partial<Record<ParameterName, Choice>>>;
/** Holds where every named parameter has one of the listed values. */
export type Condition = Readonly<Partial<Record<ParameterName, readonly Choice[]>>>;

/** Where `when` holds, `allow` must hold too; `because` names the reason as a message id. */
interface Rule {
  readonly when: Condition;
  readonly allow: Condition;
  readonly because: RuleReason;
}
export type RuleReason =
  | '1080p-short-only'
  | '1080p-normal-only'
  | 'fast-short-only'
  | 'not-above-source'
  | 'silent-unpriced'
  | 'tier-resolution';

/** The price where `when` holds: in all, or for each second. Integer millionths of a US dollar. */
interface PriceRow {
  readonly when: Condition;
  readonly microUsd: number;
  readonly per?: 'second';
}

/** How long a graphics card of the operator works on a clip where `when` holds, in whole seconds. */
interface GpuRow {
  readonly when: Condition;
  readonly seconds: number;
}

export interface CatalogueMode {
  readonly mode: Mode;
  /** The files it is made from, each needed; absent where words are enough. */
  readonly files?: readonly FileField[];
  /** How many pictures of what is to be seen, or how it is to look, it takes; one is needed. */
  readonly referencesMax?: number;
  /** Whether it is made without a word; the words are then about how. */
  readonly isWordless?: true;
  /** Whether it takes a part of its video, which may begin later than the video does. */
  readonly takesPart?: true;
  /** Whether its files are cut to the clip's shape here, and so may be cropped by hand. */
  readonly takesCrops?: true;
  /** The first value of each is the default. */
  readonly parameters: Readonly<Partial<Record<ParameterName, readonly Choice[]>>>;
  readonly promptMax: number;
  readonly negativeMax: number | null;
  /** Largest seed, or null where the maker takes none. */
  readonly seedMax: number | null;
  readonly rules: readonly Rule[];
  /**
   * Exactly one row fits each allowed combination. `flat` prices are in credits; `gpu` prices are seconds that the
   * operator's own rate turns into credits.
   */
  readonly price:
    | { readonly flat: number }
    | { readonly rows: readonly PriceRow[] }
    | { readonly gpu: readonly GpuRow[] };
}

export interface CatalogueModel {
  readonly slug: string;
  readonly name: string;
  readonly maker: string;
  readonly lifecycle: Lifecycle;
  /** ISO date on which a retired model was closed by its maker. */
  readonly closedOn: string | null;
  readonly modes: readonly CatalogueMode[];
  /** Slugs of what comes nearest, best first. */
  readonly successors: readonly string[];
}
