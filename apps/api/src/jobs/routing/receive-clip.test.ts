import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { acceptUpload, finishClip, readCredentials } from '@kinora/media-node';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSigner } from '../../adapters/creations/signer.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { openVendorLine, type VendorLine } from '../../testing/routing/vendor-line.ts';
import { shortVideo } from '../../testing/uploads/short-video.ts';

const PATIENT = { timeout: 120_000, interval: 200 };

let line: VendorLine;
beforeAll(async () => {
  line = await openVendorLine(await testDatabase());
}, 60_000);
afterAll(() => line.close());

it('makes of a vendor’s film what stands beside every clip, and says who made it', async () => {
  const film = await shortVideo({ seconds: 3, shape: '1:1' });
  await line.addRoute({}, { film: () => film });
  const signer = openSigner({ home: line.home, signing: undefined });
  const worker = line.startVendorWorker({ leaseMs: 5000, media: { intake: acceptUpload, finish: finishClip }, signer });
  const order = await line.orderVendor();
  await expect.poll(async () => (await order.read()).record?.state, PATIENT).toBe('ready');
  await worker.close();

  const { record } = await order.read();
  expect(record?.result).toMatchObject({
    width: 360,
    height: 360,
    seconds: 3,
    master: { bytes: expect.any(Number) as number },
  });
  expect(Object.keys(record?.result?.renditions ?? {}).toSorted()).toEqual(['peaks', 'proxy', 'sprite']);
  const stored = (kind: string) => join(line.storageFolder, kind.slice(-2), `${order.id}-${kind}`);
  const credentials = JSON.stringify(await readCredentials(readFileSync(stored('clip'))));
  expect(credentials).toContain('Vidu Q1 by ShengShu');
  expect(credentials).toContain('trainedAlgorithmicMedia');
}, 180_000);
