import { OWN_MEDIUM } from '@kinora/contracts/projects';
import { TICKS_PER_SECOND, type MediaFacts } from '@kinora/contracts/timeline';
import { type Kysely, sql } from 'kysely';

import type { StoredClip } from '../../../domain/creations/creation.ts';
import type { OwnMedium, ProjectMediaStore } from '../../../domain/projects/project-media.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

/** Code points of a name made of a prompt. */
const NAME_MAX = 80;

interface Looked {
  readonly id: string;
  readonly name: string;
  readonly rate_num: number | null;
  readonly rate_den: number | null;
  readonly has_sound: boolean | null;
  readonly keeps_mark: boolean;
}

interface ClipRow extends Looked {
  readonly clip: StoredClip;
}

interface UploadRow extends Looked {
  readonly asset_id: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly poster_id: string | null;
  readonly renditions: Readonly<Partial<Record<'peaks' | 'proxy' | 'sprite', string>>>;
  readonly is_preparing: boolean;
}

const ticksOf = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * TICKS_PER_SECOND));
const rateOf = ({ rate_den: den, rate_num: num }: Looked) => (num === null || den === null ? null : { num, den });

function kindOf(type: string): MediaFacts['kind'] {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'image';
}

function clipMedium(row: ClipRow): OwnMedium {
  const { videoId, posterId, renditions, master, width, height, seconds, bytes } = row.clip;
  const hasSound = row.has_sound ?? true;
  return {
    mediaId: `creation:${row.id}`,
    name: row.name,
    facts: { kind: 'video', duration: ticksOf(seconds), width, height, rate: rateOf(row), hasSound },
    fileId: videoId,
    master,
    keepsMark: row.keeps_mark,
    bytes,
    posterId,
    spriteId: renditions.sprite ?? null,
    proxyId: renditions.proxy ?? null,
    peaksId: renditions.peaks ?? null,
    isPreparing: false,
  };
}

function uploadMedium(row: UploadRow): OwnMedium {
  const kind = kindOf(row.type);
  // Older files haven't been inspected: the player finds out.
  const hasSound = kind !== 'image' && (row.has_sound ?? true);
  const [width, height] = [row.width ?? 0, row.height ?? 0];
  return {
    mediaId: `upload:${row.id}`,
    name: row.name,
    facts: { kind, duration: ticksOf(row.seconds), width, height, rate: rateOf(row), hasSound },
    fileId: row.asset_id,
    master: null,
    keepsMark: row.keeps_mark,
    bytes: row.bytes,
    // A picture is its own.
    posterId: kind === 'image' ? row.asset_id : row.poster_id,
    spriteId: row.renditions.sprite ?? null,
    proxyId: row.renditions.proxy ?? null,
    peaksId: row.renditions.peaks ?? null,
    isPreparing: row.is_preparing,
  };
}

async function clips(db: Db, memberId: string, ids: readonly string[]): Promise<readonly OwnMedium[]> {
  const { rows } = await sql<ClipRow>`
    select c.id, left(coalesce(nullif(c.input ->> 'prompt', ''), c.input ->> 'effect', c.model), ${NAME_MAX}::integer) as name,
      asset.rate_num, asset.rate_den, coalesce(asset.has_sound, clip_has_sound(asset.id)) as has_sound,
      c.is_trial or c.keeps_mark as keeps_mark,
      creation_result(asset.id) || case when c.is_trial then '{"master": null}'::jsonb else '{}' end as clip
    from creation as c join asset on asset.id = c.result_asset
    where c.member_id = ${memberId} and c.id = any(${ids}::uuid[]) and c.state = 'ready' and c.removed_at is null
      and c.input_version <> 0`.execute(db);
  return rows.map(clipMedium);
}

async function uploads(db: Db, memberId: string, ids: readonly string[]): Promise<readonly OwnMedium[]> {
  const { rows } = await sql<UploadRow>`
    select u.id, u.name, asset.id as asset_id, asset.type, asset.bytes, asset.width, asset.height, asset.seconds,
      asset.rate_num, asset.rate_den, asset.has_sound, poster.id as poster_id,
      (
        select coalesce(jsonb_object_agg(other.kind, other.id), '{}') from asset as other
        where other.derived_from = asset.id and other.kind in ('sprite', 'proxy', 'peaks')
      ) as renditions,
      exists (select from job where key = 'preview:' || u.id and job.state in ('queued', 'running')) as is_preparing,
      exists (
        select from creation as c
        where c.id = case when asset.source like 'clip:%' then split_part(asset.source, ':', 2)::uuid end
          and (c.is_trial or c.keeps_mark)
      ) as keeps_mark
    from upload as u join asset on asset.id = u.asset_id
      left join asset as poster on poster.derived_from = asset.id and poster.kind = 'poster'
    where u.member_id = ${memberId} and u.id = any(${ids}::uuid[]) and u.state = 'ready' and u.removed_at is null`.execute(
    db,
  );
  return rows.map(uploadMedium);
}

/** Ids of one kind of media. */
function idsOf(mediaIds: readonly string[], kind: string): string[] {
  return mediaIds.flatMap((mediaId) => {
    const [, found, id] = OWN_MEDIUM.exec(mediaId) ?? [];
    return found === kind && id !== undefined ? [id] : [];
  });
}

/** What members make timelines from, in PostgreSQL. */
export function createPostgresProjectMedia(db: Db): ProjectMediaStore {
  return {
    async find(memberId, mediaIds) {
      const [made, brought] = [idsOf(mediaIds, 'creation'), idsOf(mediaIds, 'upload')];
      return (await Promise.all([clips(db, memberId, made), uploads(db, memberId, brought)])).flat();
    },
  };
}
