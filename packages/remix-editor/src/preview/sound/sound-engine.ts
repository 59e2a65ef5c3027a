import type { EditorMedia } from '../../state/media-atoms.ts';
import { createDocumentCopy } from '../document-copy.ts';
import { createBlockMixer } from './mix-block.ts';
import { createSoundChunks, type DecodeRun } from './sound-chunks.ts';
import type { SoundNews, SoundRequest } from './sound-messages.ts';

export interface SoundEngineParts {
  readonly decode: DecodeRun;
  readonly say: (news: SoundNews) => void;
}

/** Mixes what the page asks for; hears what the page says. */
export function createSoundEngine({ decode, say }: SoundEngineParts): (request: SoundRequest) => void {
  const copy = createDocumentCopy();
  const mixer = createBlockMixer(createSoundChunks(decode));
  let media: EditorMedia = {};

  async function answer({ from, id, to }: Extract<SoundRequest, { kind: 'mix' }>): Promise<void> {
    const mixed = await mixer.mix(copy.shown(), media, { from, to });
    // Arrays that were just made lie in buffers of their own.
    const sound = mixed && { left: new Float32Array(mixed.left), right: new Float32Array(mixed.right) };
    say({ kind: 'mixed', id, sound });
  }

  return (request) => {
    if (request.kind === 'mix') void answer(request);
    else if (request.kind === 'media') ({ media } = request);
    else copy.take(request);
  };
}
