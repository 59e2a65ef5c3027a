import { fail, ok, type Result } from '@kinora/contracts';
import type { CreationInput } from '@kinora/contracts/creations';
import type { PlanRights } from '@kinora/contracts/plans';
import { EXPORTS_MAX, type ExportSettings } from '@kinora/contracts/projects';
import { TICKS_PER_SECOND, type TimelineDocument, type TimeRange } from '@kinora/contracts/timeline';
import { durationOf, frameAt, problemsOf } from '@kinora/timeline';

import type { CreationRecord } from '../../domain/creations/creation.ts';
import type { Plans } from '../../domain/money/plans.ts';
import { invalidProject } from '../../domain/projects/check-document.ts';
import { exportLimit, type ExportLimit } from '../../domain/projects/export-limits.ts';
import type { ExportRefusal, Exports, ExportWork } from '../../domain/projects/exports.ts';
import type { OwnMedium } from '../../domain/projects/project-media.ts';
import type { ProjectProblemNamed, Projects } from '../../domain/projects/projects.ts';
import type { Storage } from '../../domain/storage.ts';
import type { ClipUploads } from '../../domain/uploads/clip-uploads.ts';
import { lookUpMedia, type MediaDeps } from './read-project.ts';
import { usedEffects, usedMedia } from './used-media.ts';

export interface ExportDeps extends MediaDeps {
  readonly projects: Pick<Projects, 'find'>;
  readonly exports: Pick<Exports, 'submit'>;
  readonly clipUploads: Pick<ClipUploads, 'clipsOf'>;
  readonly plans: Plans;
  readonly storage: Pick<Storage, 'hasRoom'>;
  /** A short text that differs when the content does. */
  readonly digest: (content: unknown) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface ExportAsked extends Omit<ExportSettings, 'idempotencyKey'> {
  readonly memberId: string;
  readonly key: string;
}

export type ExportProblem =
  | ProjectProblemNamed<'invalid-project'>
  | ExportLimit
  | ExportRefusal
  | { readonly reason: 'empty-project' | 'unavailable' | 'unknown-project' };

/** How long an export may take in all. */
const LIFE_MS = 24 * 3_600_000;

/** The asked part as far as there is something in it. */
function rangeIn(document: TimelineDocument, asked: TimeRange | undefined): TimeRange | undefined {
  const end = Math.min(asked?.end ?? Number.POSITIVE_INFINITY, durationOf(document));
  const start = asked?.start ?? 0;
  return start < end ? { start, end } : undefined;
}

const idsOf = (media: readonly OwnMedium[], kind: 'creation' | 'upload') =>
  media.flatMap(({ mediaId }) => (mediaId.startsWith(`${kind}:`) ? [mediaId.slice(kind.length + 1)] : []));

/** The clips that an export is made of, also through uploads that are copies of them. */
async function parentsOf({ clipUploads }: ExportDeps, memberId: string, media: readonly OwnMedium[]) {
  const copied = await clipUploads.clipsOf(memberId, idsOf(media, 'upload'));
  return [...new Set([...idsOf(media, 'creation'), ...copied])];
}

interface Checked {
  readonly document: TimelineDocument;
  readonly range: TimeRange;
  readonly rights: PlanRights;
}

/** What is kept of the project now, if it can be exported with the member's plan. */
async function checkProject(deps: ExportDeps, asked: ExportAsked): Promise<Result<Checked, ExportProblem>> {
  const kept = await deps.projects.find(asked.memberId, asked.id);
  if (!kept) return fail({ reason: 'unknown-project' });
  const { document } = kept;
  const problems = problemsOf(document, {});
  if (problems.length > 0) return fail(invalidProject(problems));
  const range = rangeIn(document, asked.range);
  if (range === undefined) return fail({ reason: 'empty-project' });
  const rights = await deps.plans.rightsOf(asked.memberId);
  const seconds = (range.end - range.start) / TICKS_PER_SECOND;
  const { height, width } = asked;
  const limit = exportLimit({ seconds, width, height, effects: usedEffects(document) }, rights, deps.now());
  return limit === undefined ? ok({ document, range, rights }) : fail(limit);
}

function workOf(
  { height, rate, width }: ExportAsked,
  { document, range, rights }: Checked,
  media: readonly OwnMedium[],
) {
  const keepsMark = media.some((medium) => medium.keepsMark);
  const work: ExportWork = {
    document,
    media: Object.fromEntries(media.map(({ facts, mediaId }) => [mediaId, facts])),
    names: Object.fromEntries(media.map(({ mediaId, name }) => [mediaId, name])),
    width,
    height,
    rate,
    range,
    watermark: keepsMark || !rights.hasCleanClips,
    keepsMark,
  };
  return work;
}

const inputOf = ({ height, id, width }: ExportAsked, { document, range }: Checked): CreationInput => ({
  prompt: document.name,
  project: id,
  resolution: `${Math.min(width, height)}p`,
  seconds: Math.round((range.end - range.start) / TICKS_PER_SECOND),
});

/**
 * Exports what is kept of a project now. Whatever it shows or plays must be the member's own and there: a document may name
 * anything, an export may not.
 */
export async function exportProject(
  deps: ExportDeps,
  asked: ExportAsked,
): Promise<Result<CreationRecord, ExportProblem>> {
  const { key, memberId, rate, ...request } = asked;
  const checked = await checkProject(deps, asked);
  if (!checked.ok) return checked;
  const { document, range, rights } = checked.value;
  const { media, missing } = await lookUpMedia(deps, memberId, usedMedia(document, range));
  if (missing.length > 0) return fail({ reason: 'media-missing', missing });
  const work = workOf(asked, checked.value, media);
  const problems = problemsOf(document, work.media);
  if (problems.length > 0) return fail(invalidProject(problems));
  if (!(await deps.storage.hasRoom())) return fail({ reason: 'unavailable' });
  return deps.exports.submit({
    memberId,
    key,
    bodyHash: deps.digest({ ...request, rate }),
    input: inputOf(asked, checked.value),
    total: frameAt(range.end - range.start - 1, rate) + 1,
    parents: await parentsOf(deps, memberId, media),
    work,
    ttlMs: LIFE_MS,
    weight: rights.queueWeight,
    most: EXPORTS_MAX,
  });
}
