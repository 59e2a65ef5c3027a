import { fail, ok, type Result } from '@kinora/contracts';
import { PROJECT_MEDIA_MAX } from '@kinora/contracts/projects';
import { DOCUMENT_BYTES_MAX, type Problem, type TimelineDocument } from '@kinora/contracts/timeline';
import { problemsOf } from '@kinora/timeline';

import { versionOf } from './project-version.ts';
import type { NewVersion, ProjectProblemNamed } from './projects.ts';

export type ContentProblem = ProjectProblemNamed<'invalid-project' | 'project-too-large'>;

/** Whoever has more of them knows what is wrong. */
const PROBLEMS_TOLD = 20;

export const invalidProject = (problems: readonly Problem[]): ProjectProblemNamed<'invalid-project'> => ({
  reason: 'invalid-project',
  problems: problems.slice(0, PROBLEMS_TOLD),
});

/** What has more clips or tracks than may be is not looked at further. */
const isEndless = ({ problem }: Problem): boolean => problem === 'too-many-clips' || problem === 'too-many-tracks';

const isTooLarge = ({ mediaIds, text }: NewVersion): boolean =>
  mediaIds.length > PROJECT_MEDIA_MAX || Buffer.byteLength(text) > DOCUMENT_BYTES_MAX;

/** A document as it can be kept. It may name media of anybody: to name one reveals nothing. */
export function checkDocument(document: TimelineDocument): Result<NewVersion, ContentProblem> {
  const problems = problemsOf(document, {});
  if (problems.some(isEndless)) return fail({ reason: 'project-too-large' });
  if (problems.length > 0) return fail(invalidProject(problems));
  const version = versionOf(document);
  return isTooLarge(version) ? fail({ reason: 'project-too-large' }) : ok(version);
}
