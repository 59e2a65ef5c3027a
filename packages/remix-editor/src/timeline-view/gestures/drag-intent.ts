import type { Clip, TimelineDocument } from '@kinora/contracts/timeline';
import { clipsSharing, endOf, findClip } from '@kinora/timeline';

import type { Hit } from '../../geometry/hit-test.ts';
import type { Tool } from '../../state/tool-atoms.ts';

/** What a drag would do, decided where it begins. */
export interface DragIntent {
  readonly kind: 'move' | 'trim' | 'rippleTrim' | 'roll' | 'slip' | 'slide';
  /** The clip under the pointer; of a cut the left one. */
  readonly clip: Clip;
  readonly side: 'start' | 'end';
  /** What moves: of a move the selection, else the clip. */
  readonly clipIds: readonly string[];
}

export interface DragIntentOptions {
  readonly tool: Tool;
  /** Closes up what follows. */
  readonly isAlt: boolean;
  readonly selection: ReadonlySet<string>;
}

function intendOnClip({ clip, zone }: Hit, { isAlt, selection }: DragIntentOptions): DragIntent | null {
  if (!clip) return null;
  if (zone === 'body') {
    const clipIds = selection.has(clip.id) ? [clip.id, ...[...selection].filter((id) => id !== clip.id)] : [clip.id];
    return { kind: 'move', clip, side: 'start', clipIds };
  }
  return { kind: isAlt ? 'rippleTrim' : 'trim', clip, side: zone, clipIds: [clip.id] };
}

/** What a drag from here does with this tool; null where it does nothing to clips. */
export function dragIntentOf(hit: Hit, options: DragIntentOptions): DragIntent | null {
  const { tool } = options;
  const { clip, cut } = hit;
  if (!clip || tool === 'split') return null;
  if (tool === 'slip' || tool === 'slide') return { kind: tool, clip, side: 'start', clipIds: [clip.id] };
  if (tool === 'select') return intendOnClip(hit, options);
  return cut ? { kind: 'roll', clip: cut.left, side: 'end', clipIds: [cut.left.id, cut.right.id] } : null;
}

/** A clip and what is linked to it. */
export function withLinks(document: TimelineDocument, clipId: string): readonly string[] {
  const linkId = findClip(document, clipId)?.clip.linkId ?? null;
  if (linkId === null) return [clipId];
  const linked = clipsSharing(document, 'linkId', linkId).map(({ clip }) => clip.id);
  return [clipId, ...linked.filter((id) => id !== clipId)];
}

/** All that moves with a drag: links, and for a move groups too. */
export function boundTo(document: TimelineDocument, { clipIds, kind }: DragIntent): ReadonlySet<string> {
  const all = new Set(clipIds);
  for (const id of all) {
    const { linkId = null, groupId = null } = findClip(document, id)?.clip ?? {};
    const shared = [
      ...(linkId === null ? [] : clipsSharing(document, 'linkId', linkId)),
      ...(groupId === null || kind !== 'move' ? [] : clipsSharing(document, 'groupId', groupId)),
    ];
    // The set grows while it is walked.
    for (const { clip } of shared) all.add(clip.id);
  }
  return all;
}

/** The times of a drag that are drawn to others. */
export function edgesOf(document: TimelineDocument, { clip, kind, side, clipIds }: DragIntent): readonly number[] {
  const edges = [clip.start, endOf(clip)];
  if (kind === 'slip') return [];
  if (kind === 'slide') return edges;
  if (kind !== 'move') return [side === 'start' ? clip.start : endOf(clip)];
  const clips = clipIds.flatMap((id) => findClip(document, id)?.clip ?? []);
  const [first, last] = [Math.min(...clips.map(({ start }) => start)), Math.max(...clips.map(endOf))];
  return [...new Set([...edges, first, last])];
}
