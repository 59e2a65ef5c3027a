import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';
import { CODES } from '@kinora/contracts/wire';
import { applyEdit } from '@kinora/timeline';
import { atNight } from '@kinora/vitest-config/nightly';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { addClip, aDocument, aVideoClip } from '../../testing/projects/timelines.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { seededRandom } from '../../testing/site/fuzz/mutate.ts';

const SECOND = 240_000;
const KILLS = atNight(20, 2);
const EDITS_A_TIME = 6;
/** Saving an edit takes some milliseconds; a kill comes before, in the middle of, and after some of them. */
const LATEST_KILL_MS = 120;

const home = mkdtempSync(join(tmpdir(), 'kinora-project-kills-'));
let database: OpenDatabase;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await database.close();
  rmSync(home, { recursive: true, force: true });
}, 60_000);

async function start(): Promise<string> {
  server = startServerProcess({
    DATABASE_URL: database.url,
    KINORA_HOME: home,
    KINORA_PORT: '0',
    KINORA_WORKERS: '0',
    KINORA_LIMITS: 'test',
    KINORA_LOW_DISK: '0',
  });
  return (await server.until(/Kinora runs at (\S+)/))[1]?.replace(/\/$/, '') ?? '';
}

/** What an editor keeps until the server has it. */
interface Unsaved {
  readonly id: string;
  base: number;
  readonly edits: Edit[];
}

/** Saves one edit after the other, as the editor does, until all are saved or the server is gone. */
async function save(member: ApiMember, unsaved: Unsaved): Promise<void> {
  for (let edit = unsaved.edits[0]; edit; edit = unsaved.edits[0]) {
    const answer = await member.call('saveEdits', { id: unsaved.id, base: unsaved.base, edits: [edit] });
    if (answer.code !== CODES.ok) throw new Error(`the server answered ${answer.code}`);
    unsaved.base = answer.data.revision;
    unsaved.edits.shift();
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

it(`loses no edit and saves none twice, killed ${KILLS} times in the middle of saving`, async () => {
  const random = seededRandom(23);
  let member = await signUpMember(await start(), 'ada@example.com');
  let document: TimelineDocument = aDocument();
  const { data: project } = await member.call('createProject', { name: document.name, document });
  const unsaved: Unsaved = { id: project.id, base: project.revision, edits: [] };
  let count = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (let number = 0; number < EDITS_A_TIME; number += 1) {
      const edit = addClip(aVideoClip({ id: `clip-${count}`, start: count * SECOND }));
      document = applyEdit(document, edit);
      unsaved.edits.push(edit);
      count += 1;
    }
    const saving = save(member, unsaved).catch(() => undefined);
    await pause(random() * LATEST_KILL_MS);
    await server?.end('SIGKILL');
    await saving;
    member = member.at(await start());
    await save(member, unsaved);
    const { data: kept } = await member.call('readProject', { id: project.id });
    expect(kept.document).toEqual(document);
    expect(kept.revision).toBe(project.revision + count);
  }
}, 600_000);
