import type { Animated, ClipFields, FramePlacement } from '@kinora/contracts/timeline';
import { valueAt } from '@kinora/timeline';

/** Where changes of a clip go: shown at once, or done. */
export interface ClipChanges {
  /** Shows fields while they are dragged. */
  readonly onDraft: (fields: ClipFields) => void;
  /** Does the change: one step of undo. */
  readonly onCommit: (fields: ClipFields) => void;
}

/** The number that a value begins with. */
export const startOf = (value: Animated<number>): number => valueAt(value, 0);

/** A placement with some of its values set; keys of those go. */
export const placed = (frame: FramePlacement, change: Partial<FramePlacement>): ClipFields => ({
  frame: { ...frame, ...change },
});
