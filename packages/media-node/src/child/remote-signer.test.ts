import { expect, it } from 'vitest';

import type { RenderMessage } from '../render-job.ts';
import { createRemoteSigner } from './remote-signer.ts';

it('gets each signature for what it asked, whatever comes first', async () => {
  const told: RenderMessage[] = [];
  const { receive, sign } = createRemoteSigner((message) => told.push(message));
  const [one, two] = [sign(Buffer.from('one')), sign(Buffer.from('two'))];
  receive({ kind: 'signature', id: 2, signature: Buffer.from('second').toString('base64'), problem: null });
  receive({ kind: 'signature', id: 1, signature: Buffer.from('first').toString('base64'), problem: null });
  expect(told).toEqual([
    { kind: 'sign', id: 1, bytes: Buffer.from('one').toString('base64') },
    { kind: 'sign', id: 2, bytes: Buffer.from('two').toString('base64') },
  ]);
  expect(Buffer.from(await one).toString()).toBe('first');
  expect(Buffer.from(await two).toString()).toBe('second');
});

it('says why there is no signature', async () => {
  const { receive, sign } = createRemoteSigner(() => undefined);
  const [known, unknown] = [sign(Buffer.from('x')), sign(Buffer.from('y'))];
  receive({ kind: 'signature', id: 1, signature: null, problem: 'the key is away' });
  receive({ kind: 'signature', id: 2, signature: null, problem: null });
  await expect(known).rejects.toThrow('the key is away');
  await expect(unknown).rejects.toThrow('no reason');
});

it('ignores an answer to nothing', () => {
  const { receive } = createRemoteSigner(() => undefined);
  expect(() => receive({ kind: 'signature', id: 9, signature: '', problem: null })).not.toThrow();
});
