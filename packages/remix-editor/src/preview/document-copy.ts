import type { TimelineDocument } from '@kinora/contracts/timeline';
import { applyEdit, createDocument } from '@kinora/timeline';

import type { PreviewRequest } from './preview-messages.ts';

type DocumentRequest = Extract<PreviewRequest, { readonly kind: 'document' | 'edits' | 'draft' }>;

/** The worker's own copy of the document. */
export interface DocumentCopy {
  take(request: DocumentRequest): void;
  /** The draft while something is dragged. */
  shown(): TimelineDocument;
}

export function createDocumentCopy(): DocumentCopy {
  let document = createDocument({ makeId: () => '', tracks: [] });
  let draft: TimelineDocument | null = null;
  return {
    take(request) {
      if (request.kind === 'document') document = request.document;
      if (request.kind === 'edits') document = request.edits.reduce(applyEdit, document);
      if (request.kind !== 'draft') return;
      const { draft: next } = request;
      if (next === null || 'tracks' in next) draft = next;
      else draft = applyEdit(document, { label: 'batch', changes: next, selection: [] });
    },
    shown: () => draft ?? document,
  };
}
