import type { RenderMessage, SignatureMessage } from '../render-job.ts';
import type { Sign } from './seal-clip.ts';

interface Waiting {
  readonly resolve: (signature: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Has the process above sign: keys never enter the process that draws and encodes. */
export function createRemoteSigner(tell: (message: RenderMessage) => void): {
  readonly sign: Sign;
  readonly receive: (message: SignatureMessage) => void;
} {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  return {
    sign(bytes) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        tell({ kind: 'sign', id, bytes: Buffer.from(bytes).toString('base64') });
      });
    },
    receive({ id, problem, signature }) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (signature === null) asked?.reject(new Error(`The clip was not signed: ${problem ?? 'no reason was given'}`));
      else asked?.resolve(Buffer.from(signature, 'base64'));
    },
  };
}
