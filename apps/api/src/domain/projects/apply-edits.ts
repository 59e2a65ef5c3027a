import { fail, type Result } from '@kinora/contracts';
import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';
import { applyEdit } from '@kinora/timeline';

import { checkDocument, invalidProject, type ContentProblem } from './check-document.ts';
import { compareEdits } from './compare-edits.ts';
import type { NewVersion } from './projects.ts';

/** The version that edits make of a document: they fit what is there, and what they make is a timeline. */
export function applyEdits(document: TimelineDocument, edits: readonly Edit[]): Result<NewVersion, ContentProblem> {
  const problem = compareEdits(document, edits);
  if (problem) return fail(invalidProject([problem]));
  return checkDocument(edits.reduce((current, edit) => applyEdit(current, edit), document));
}
