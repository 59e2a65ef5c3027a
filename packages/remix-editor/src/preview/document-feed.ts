import type { Change, Clip, Edit, TimelineDocument } from '@kinora/contracts/timeline';

import type { PreviewRequest } from './preview-messages.ts';

/** What the page shows: the document, what was done to it lately, and the draft of a drag. */
export interface FedDocument {
  readonly document: TimelineDocument;
  readonly recent: readonly Edit[];
  readonly draft: TimelineDocument | null;
}

/** With more changes than this the whole document is sent. */
const CHANGES_MAX = 500;

/** Everything of a document but its clips. */
function withoutClips(document: TimelineDocument): string {
  const tracks = document.tracks.map((track) => ({ ...track, clips: null }));
  return JSON.stringify({ ...document, tracks });
}

function clipsOfOthers(document: TimelineDocument, other: TimelineDocument): Map<string, Clip> {
  const changed = document.tracks.filter((track, place) => track.clips !== other.tracks[place]?.clips);
  return new Map(changed.flatMap(({ clips }) => clips.map((clip) => [clip.id, clip])));
}

/** How one document becomes another that shares its unchanged clips; null where more than a few clips differ. */
export function changesBetween(before: TimelineDocument, after: TimelineDocument): readonly Change[] | null {
  if (withoutClips(before) !== withoutClips(after)) return null;
  const [old, fresh] = [clipsOfOthers(before, after), clipsOfOthers(after, before)];
  const changes: Change[] = [];
  for (const [id, clip] of old) {
    if (!fresh.has(id)) changes.push({ table: 'clip', id, before: clip, after: null });
  }
  for (const [id, clip] of fresh) {
    const known = old.get(id) ?? null;
    if (known !== clip) changes.push({ table: 'clip', id, before: known, after: clip });
  }
  return changes.length > CHANGES_MAX ? null : changes;
}

/** The edits since the last one that was sent; null where that one isn't in the list any more. */
function newEdits(sent: readonly Edit[], recent: readonly Edit[]): readonly Edit[] | null {
  const last = sent.at(-1);
  if (!last) return recent;
  const place = recent.lastIndexOf(last);
  return place < 0 ? null : recent.slice(place + 1);
}

/** Whether one document was made from the other by edits: what they don't touch stays the same object. */
const isEdited = (before: TimelineDocument, after: TimelineDocument): boolean =>
  before.rate === after.rate && (before.markers === after.markers || before.transitions === after.transitions);

/** Follows a document: the whole of it once, then only what was done to it. */
export function createDocumentFeed(): (next: FedDocument) => readonly PreviewRequest[] {
  let sent: FedDocument | null = null;

  function documentRequest({ document, recent }: FedDocument): PreviewRequest | null {
    if (sent?.document === document) return null;
    const edits = sent && isEdited(sent.document, document) ? newEdits(sent.recent, recent) : null;
    return edits && edits.length > 0 ? { kind: 'edits', edits } : { kind: 'document', document };
  }

  function draftRequest({ document, draft }: FedDocument): PreviewRequest | null {
    if ((sent?.draft ?? null) === draft) return null;
    return { kind: 'draft', draft: draft && (changesBetween(document, draft) ?? draft) };
  }

  return (next) => {
    const requests = [documentRequest(next), draftRequest(next)].flatMap((request) => request ?? []);
    sent = next;
    return requests;
  };
}
