import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { AccountExports, ExportedRow, ExportList } from '../../../../domain/identity/account-export.ts';
import type { Database } from '../../schema.ts';
import { SHARE_VIEW } from '../../sharing/postgres-shares.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
/** Rows of a page: some hundred kilobytes at most. */
const PAGE = 200;
/** Documents may be as long as some megabytes each. */
const PROJECTS_PAGE = 4;

type Rows = (memberId: string) => RawBuilder<unknown>;

/** Selects of id and row, each below one member; never a hash or a sealed value. */
const LISTS: Readonly<Record<ExportList, Rows>> = {
  sessions: (memberId) => sql`
    select id, jsonb_build_object(
      'device', device, 'createdAt', epoch_ms(created_at), 'usedAt', epoch_ms(used_at),
      'expiresAt', epoch_ms(expires_at), 'endedAt', epoch_ms(ended_at)
    ) as row from session where member_id = ${memberId}`,
  lots: (memberId) => sql`
    select id, jsonb_build_object(
      'id', id, 'amount', amount, 'remaining', remaining, 'held', held, 'scope', scope, 'source', source,
      'createdAt', epoch_ms(created_at), 'expiresAt', epoch_ms(expires_at), 'revokedAt', epoch_ms(revoked_at)
    ) as row from lot where member_id = ${memberId}`,
  transfers: (memberId) => sql`
    select transfer.id, jsonb_build_object(
      'id', transfer.id, 'kind', transfer.kind, 'amount', amount, 'from', source.kind, 'to', target.kind,
      'reason', reason, 'available', available_after, 'createdAt', epoch_ms(created_at)
    ) as row
    from transfer join account as source on source.id = debit join account as target on target.id = credit
    where source.member_id = ${memberId} or target.member_id = ${memberId}`,
  plans: (memberId) => sql`
    select order_id as id, jsonb_build_object(
      'order', order_id, 'checkout', checkout, 'sku', sku, 'nextSku', next_sku, 'standing', standing, 'reason', reason,
      'paidFrom', epoch_ms(paid_from), 'paidUntil', epoch_ms(paid_until), 'startedAt', epoch_ms(started_at),
      'endedAt', epoch_ms(ended_at)
    ) as row from subscription where member_id = ${memberId}`,
  payments: (memberId) => sql`
    select id, jsonb_build_object(
      'id', id, 'order', order_id, 'checkout', checkout, 'number', external_id, 'sku', sku, 'cents', cents,
      'refundedCents', refunded_cents, 'state', state, 'at', epoch_ms(paid_at), 'paysFrom', epoch_ms(period_from),
      'paysUntil', epoch_ms(period_until)
    ) as row from payment where member_id = ${memberId}`,
  creations: (memberId) => sql`
    select c.id, creation_view(c) - 'memberId' - 'result' - 'position' || jsonb_build_object(
      'removedAt', epoch_ms(c.removed_at), 'favourite', c.is_favourite, 'tags', c.tags,
      'folder', (select name from folder where id = c.folder_id),
      'share', (select ${SHARE_VIEW} from share as s where s.creation_id = c.id), 'files', (
        select jsonb_object_agg(file.kind, file.id) from asset as file
        where (file.id = c.result_asset or file.derived_from = c.result_asset) and file.kind <> 'master'
      )
    ) as row from creation as c where c.member_id = ${memberId}`,
  uploads: (memberId) => sql`
    select u.id, upload_view(u) - 'memberId' - 'assetId' - 'posterId' || jsonb_build_object(
      'files', (
        select jsonb_object_agg(case file.kind when 'poster' then 'poster' else 'file' end, file.id) from asset as file
        where file.id = u.asset_id or file.derived_from = u.asset_id
      )
    ) as row from upload as u where u.member_id = ${memberId} and u.removed_at is null`,
  projects: (memberId) => sql`
    select id, jsonb_build_object(
      'id', id, 'name', name, 'revision', revision, 'createdAt', epoch_ms(created_at),
      'updatedAt', epoch_ms(updated_at), 'trashedAt', epoch_ms(trashed_at), 'document', document
    ) as row from project where member_id = ${memberId}`,
  ownKeys: (memberId) => sql`
    select md5(id)::uuid as id, jsonb_build_object(
      'provider', split_part(id, ':', 2), 'addedAt', epoch_ms(created_at)
    ) as row from route where member_id = ${memberId} and removed_at is null`,
  securityEvents: (memberId) => sql`
    select id, jsonb_build_object('kind', kind, 'detail', detail, 'createdAt', epoch_ms(created_at)) as row
    from security_event where member_id = ${memberId}`,
  mails: (memberId) => sql`
    select mail.id, jsonb_build_object(
      'to', recipient, 'kind', kind, 'state', state, 'createdAt', epoch_ms(mail.created_at)
    ) as row from mail join member on recipient in (email, next_email, notice_email) where member.id = ${memberId}`,
  supportMessages: (memberId) => sql`
    select id, jsonb_build_object(
      'topic', topic, 'email', email, 'message', message, 'creation', creation_id, 'createdAt', epoch_ms(created_at)
    ) as row from support_message where member_id = ${memberId}`,
};

/** What accounts hold, page by page, in PostgreSQL; between two pages nothing is held open. */
export function createPostgresAccountExports(db: Kysely<Database>): AccountExports {
  return {
    async page(memberId, list, after) {
      const { rows } = await sql<ExportedRow>`
        select listed.id, listed.row from (${LISTS[list](memberId)}) as listed
        where listed.id > ${after === '' ? NIL : after}::uuid order by listed.id
        limit ${list === 'projects' ? PROJECTS_PAGE : PAGE}::integer`.execute(db);
      return rows;
    },
  };
}
