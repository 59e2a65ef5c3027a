import { fail, ok } from '@kinora/contracts';
import { EDITOR_MODEL } from '@kinora/contracts/catalogue';
import type { MediaFacts } from '@kinora/contracts/timeline';
import type { UploadKind } from '@kinora/contracts/uploads';
import { type Kysely, sql } from 'kysely';

import type { CreationRecord, SubmittedFile } from '../../../domain/creations/creation.ts';
import { EXPORT_LANE, type Exports, type ExportSubmission, type ExportWork } from '../../../domain/projects/exports.ts';
import { createAnnouncer } from '../creations/announcer.ts';
import type { Database } from '../schema.ts';

/** As of every creation: only lost workers and passing failures use them up. */
const ATTEMPTS = 20;
const UPLOAD = 'upload:';

interface ExportAnswer {
  readonly outcome: 'held' | 'replayed' | 'files' | 'key-reused' | 'too-many';
  /** With the outcome `files`, by media id. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly creations?: readonly CreationRecord[];
}

interface NamedFile extends Omit<SubmittedFile, 'field'> {
  readonly field: string;
}

/** What a medium of a timeline is as an upload. */
const KINDS: Readonly<Record<MediaFacts['kind'], UploadKind>> = { audio: 'sound', image: 'picture', video: 'video' };

/** The uploads of a timeline by their media ids: their files stay until the export has ended. */
const filesOf = ({ media }: ExportWork): NamedFile[] =>
  Object.entries(media).flatMap(([field, { kind }]): NamedFile[] =>
    field.startsWith(UPLOAD) ? [{ field, id: field.slice(UPLOAD.length), kind: KINDS[kind] }] : [],
  );

const specOf = ({ input, parents, total, ttlMs, weight, work }: ExportSubmission) => ({
  model: EDITOR_MODEL,
  mode: 'edit',
  input,
  files: filesOf(work),
  count: 1,
  price: 0,
  route: 'local',
  lane: EXPORT_LANE,
  total,
  parents,
  ttlMs,
  maxAttempts: ATTEMPTS,
  weight,
});

async function answerTo(db: Kysely<Database>, submission: ExportSubmission): Promise<ExportAnswer> {
  const { bodyHash, key, memberId, most, work } = submission;
  const [spec, frozen] = [JSON.stringify(specOf(submission)), JSON.stringify(work)];
  const { rows } = await sql<{ answer: ExportAnswer }>`
    select creation_export(${memberId}, ${key}, ${bodyHash}, ${spec}, ${frozen}, ${most}) as answer`.execute(db);
  return rows[0]?.answer ?? { outcome: 'key-reused' };
}

/** Exports in PostgreSQL. */
export function createPostgresExports(db: Kysely<Database>): Exports {
  const announcer = createAnnouncer(db);
  return {
    async submit(submission) {
      const { creations = [], fields = {}, outcome } = await answerTo(db, submission);
      if (outcome === 'files') return fail({ reason: 'media-missing', missing: Object.keys(fields) });
      if (outcome === 'too-many') return fail({ reason: 'too-many-exports' });
      const [creation] = creations;
      if (outcome === 'key-reused' || !creation) return fail({ reason: 'key-reused' });
      if (outcome === 'held') announcer.announce([EXPORT_LANE], creations);
      return ok(creation);
    },
    async workOf(creationId) {
      const { rows } = await sql<{ work: ExportWork }>`
        select work from creation_timeline where creation_id = ${creationId}`.execute(db);
      return rows[0]?.work;
    },
  };
}
