import { sql, type Kysely } from 'kysely';

import type { Database } from '../../../adapters/postgres/schema.ts';

/**
 * What a member has, a line for each row, without what moves by itself: a line that is missing later is a row that
 * somebody has changed. Of the session how it was used is left out, of a creation and its job how far they are.
 */
export async function belongingsOf(db: Kysely<Database>, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat('member ', to_jsonb(member)) as line from member where id = ${memberId}
    union all select concat('session ', to_jsonb(session) - 'used_at') from session where member_id = ${memberId}
    union all select concat('link ', to_jsonb(sign_in_link)) from sign_in_link where member_id = ${memberId}
    union all select concat('lot ', to_jsonb(lot)) from lot where member_id = ${memberId}
    union all select concat('hold ', to_jsonb(hold)) from hold where member_id = ${memberId}
    union all select concat('creation ', jsonb_build_array(
        id, removed_at, erased_at, is_favourite, folder_id, tags, failure
      )) from creation where member_id = ${memberId}
    union all select concat('share ', to_jsonb(share)) from share where member_id = ${memberId}
    union all select concat('folder ', to_jsonb(folder)) from folder where member_id = ${memberId}
    union all select concat('project ', to_jsonb(project)) from project where member_id = ${memberId}
    union all select concat('job ', jsonb_build_array(id, cancel_requested)) from job where member_id = ${memberId}
    union all select concat('order ', to_jsonb(o) - 'check_at') from checkout_order as o where member_id = ${memberId}
    union all select concat('plan ', to_jsonb(subscription) - 'as_of') from subscription where member_id = ${memberId}
    union all select concat('payment ', to_jsonb(payment)) from payment where member_id = ${memberId}
    union all select concat('upload ', jsonb_build_array(id, received, state, removed_at)) from upload
      where member_id = ${memberId}`.execute(db);
  return rows.map(({ line }) => line);
}
