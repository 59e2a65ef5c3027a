import type { Ticks, TimelineDocument } from '@kinora/contracts/timeline';
import { MIX_MARGIN, mixTimelineSound, type TimelineSound } from '@kinora/footage/timeline';
import type { Soundtrack } from '@kinora/scenes/sound';
import { durationOf, mixBetween, type MixPart } from '@kinora/timeline';

import type { EditorMedia } from '../../state/media-atoms.ts';
import type { SoundChunks } from './sound-chunks.ts';
import { sourceSpan } from './source-span.ts';

interface MixRequest {
  readonly from: Ticks;
  readonly to: Ticks;
}

/** Mixes runs of a document that follow each other without a seam. */
export interface BlockMixer {
  /** Null where nothing is heard. */
  mix(document: TimelineDocument, media: EditorMedia, request: MixRequest): Promise<Soundtrack | null>;
}

interface Heard {
  readonly part: MixPart;
  readonly sound: TimelineSound;
}

/** The sound of a part; silence where its file can't be read. */
async function soundOf(
  part: MixPart,
  chunks: SoundChunks,
  { media, request }: { media: EditorMedia; request: MixRequest },
) {
  const medium = Object.hasOwn(media, part.mediaId) ? media[part.mediaId] : undefined;
  const span = sourceSpan(part, request.from, request.to);
  if (!medium || !span) return null;
  const sound = await chunks.load(medium.url, span).catch(() => null);
  return sound && { part, sound };
}

export function createBlockMixer(chunks: SoundChunks): BlockMixer {
  let planned: { document: TimelineDocument; media: EditorMedia; parts: readonly MixPart[] } | null = null;

  /** All of a document: a part that is cut would be stretched from its cut. */
  function partsOf(document: TimelineDocument, media: EditorMedia): readonly MixPart[] {
    if (planned?.document === document && planned.media === media) return planned.parts;
    const parts = mixBetween(document, 0, durationOf(document), media);
    planned = { document, media, parts };
    return parts;
  }

  return {
    async mix(document, media, { from, to }) {
      const around = { from: from - MIX_MARGIN, to: to + MIX_MARGIN };
      const near = partsOf(document, media).filter(({ at, duration }) => at < around.to && at + duration > around.from);
      const found = await Promise.all(near.map((part) => soundOf(part, chunks, { media, request: around })));
      const heard = found.filter((one): one is Heard => one !== null);
      if (heard.length === 0) return null;
      // By place, not by medium: two parts of one medium may be decoded at different places of it.
      const entries = heard.map(({ part }, place) => ({ ...part, mediaId: String(place) }));
      return mixTimelineSound(entries, (place) => heard[Number(place)]?.sound ?? null, {
        sampleRate: 48_000,
        from,
        to,
      });
    },
  };
}
