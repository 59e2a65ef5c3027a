import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { createDiskUploadParts } from '../../adapters/uploads/disk-upload-parts.ts';

/** The bytes of an upload as they lie below a server's home before they are looked at. */
export async function lyingBytes({ db }: Pick<OpenDatabase, 'db'>, home: string, id: string): Promise<Buffer> {
  const parts = createDiskUploadParts({ folder: join(home, 'incoming') });
  const rows = await db
    .selectFrom('upload_part')
    .select('key')
    .where('upload_id', '=', id)
    .orderBy('position')
    .execute();
  const path = join(home, 'joined');
  const keys = rows.map(({ key }) => key);
  await parts.join(id, keys, path);
  return readFileSync(path);
}
