import { expect, it } from 'vitest';

import type { ClipEncoder, ClipFacts, CodecPort } from '../codec/codec-port.ts';
import { createDelivery } from './delivery.ts';
import { finishFile, withEncoders, type RenderContext } from './render-context.ts';

const format = { file: '', width: 2, height: 2, fps: 24, soundtrack: null };

/** A codec that notes what is finished and given up; its files have six frames. */
function notingCodec() {
  const notes: string[] = [];
  const facts = { video: { frames: 6 } };
  const openEncoder = async ({ file }: { file: string }): Promise<ClipEncoder> => ({
    writeFrame: async () => undefined,
    writeNative: async () => undefined,
    async finish() {
      notes.push(`finished ${file}`);
      return { frames: 6, seconds: 0.25, bytes: 1 };
    },
    async abort() {
      notes.push(`gave up ${file}`);
      throw new Error('a second problem');
    },
  });
  // The parts of a codec that these steps use.
  const codec = { name: 'node-av', openEncoder, probe: async () => facts as ClipFacts } as unknown as CodecPort;
  return { codec, notes };
}

it('gives up the encoders that are not finished, and throws what broke first', async () => {
  const { codec, notes } = notingCodec();
  const work = withEncoders({ codec }, async (open) => {
    const [one] = [await open({ ...format, file: 'one' }), await open({ ...format, file: 'two' })];
    await one.finish();
    throw new Error('the first problem');
  });
  await expect(work).rejects.toThrow('the first problem');
  expect(notes).toEqual(['finished one', 'gave up two']);
});

it('does not let a file appear that lacks frames', async () => {
  const { codec } = notingCodec();
  const files = { clip: { draft: 'draft', file: 'file' } };
  const delivery = createDelivery({ files }, () => expect.unreachable('it must not appear'));
  // A step that reads no more of a studio than this.
  const context = { codec, delivery, job: { files, credentials: null } } as unknown as RenderContext;
  const encoded = { frames: 6, seconds: 0.25, bytes: 1 };
  await expect(finishFile(context, { rendition: 'clip', encoded, frames: 7 })).rejects.toThrow('has 6 frames of 7');
  await expect(finishFile(context, { rendition: 'proxy', encoded, frames: 6 })).rejects.toThrow('Nobody asked');
});
