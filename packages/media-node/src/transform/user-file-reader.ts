import type { CodecPort } from '../codec/codec-port.ts';
import { isOfMedia, unreadableFile } from '../codec/media-problem.ts';

/** What a codec reads of the file that is changed. */
export type SourceReader = Pick<CodecPort, 'decodeSound' | 'probe' | 'readFrames' | 'readNative' | 'readSound'>;

const blamed = (file: string, error: unknown) => (isOfMedia(error) ? unreadableFile(file, error) : error);

async function blaming<Value>(file: string, read: (file: string) => Promise<Value>): Promise<Value> {
  try {
    return await read(file);
  } catch (error) {
    throw blamed(file, error);
  }
}

/**
 * A codec that reads what somebody gave: what cannot be decoded is the file's fault and thrown as `unreadableFile`,
 * while what goes wrong with our own files and programs stays as it is.
 */
export function readerOfUserFile(codec: SourceReader): SourceReader {
  return {
    async probe(file) {
      const facts = await blaming(file, (path) => codec.probe(path));
      const { fps, frames } = facts.video;
      if (frames > 0 && Math.round(fps) > 0) return facts;
      throw unreadableFile(file, `it has ${String(frames)} frames, ${String(fps)} a second`);
    },
    decodeSound: (file) => blaming(file, (path) => codec.decodeSound(path)),
    async *readSound(file, from) {
      try {
        yield* codec.readSound(file, from);
      } catch (error) {
        throw blamed(file, error);
      }
    },
    async *readFrames(file, size) {
      try {
        yield* codec.readFrames(file, size);
      } catch (error) {
        throw blamed(file, error);
      }
    },
    async *readNative(file, from) {
      try {
        yield* codec.readNative(file, from);
      } catch (error) {
        throw blamed(file, error);
      }
    },
  };
}
