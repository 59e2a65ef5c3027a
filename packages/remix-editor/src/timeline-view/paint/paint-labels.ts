import type { Clip } from '@kinora/contracts/timeline';

import { byInk } from './by-ink.ts';
import type { ClipBox } from './clip-boxes.ts';
import { fitText, type Measuring } from './fit-text.ts';
import type { Ink } from './inks.ts';
import { isMediaMissing, type PaintedRow, type Painting } from './painting.ts';

/** Narrower clips have no name: four letters say nothing. */
const NAMED = 44;
const SIZE = 12;
const PADDING = 8;

interface LabelShape {
  /** From the upper edge of the clip to the middle of the words. */
  readonly middle: (box: ClipBox) => number;
  /** Words on pictures and waves stand on a plate. */
  readonly plate: boolean;
}

const LOW: LabelShape = { middle: ({ height }) => height - 11, plate: true };
const HIGH: LabelShape = { middle: () => 11, plate: true };
const CENTRED: LabelShape = { middle: ({ height }) => height / 2, plate: false };
const SHAPES: Readonly<Record<Clip['kind'], LabelShape>> = {
  video: LOW,
  image: LOW,
  audio: HIGH,
  text: CENTRED,
  effect: CENTRED,
};

function wordsInk(clip: Clip, painting: Painting): Ink {
  if (isMediaMissing(clip, painting.pictures)) return 'missing-words';
  return clip.kind === 'image' ? 'video-words' : `${clip.kind}-words`;
}

/** What is written on a clip: a title its words, others their name. */
function nameOf(clip: Clip, isMuted: boolean, { pictures, words }: Painting): string {
  const name = clip.kind === 'text' ? clip.text.replaceAll(/\s+/g, ' ') : clip.name;
  if (isMediaMissing(clip, pictures)) return words.missing(name);
  return isMuted && clip.kind === 'audio' ? words.muted(name) : name;
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ink: Ink;
  readonly plate: boolean;
}

function labelsOf(painting: Painting, measuring: Measuring, { boxes, row }: PaintedRow): readonly Label[] {
  const { area } = painting;
  return boxes.flatMap((box) => {
    if (box.width < NAMED || box.x > area.width) return [];
    const { text, width } = fitText(measuring, nameOf(box.clip, row.track.muted, painting), box.width - 2 * PADDING);
    if (text === '' || box.x + PADDING + width < 0) return [];
    const { middle, plate } = SHAPES[box.clip.kind];
    return { text, width, plate, x: box.x + PADDING, y: box.y + middle(box), ink: wordsInk(box.clip, painting) };
  });
}

/** The names of all clips: first the plates, then the words, each colour at once. */
export function paintLabels(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, inks } = painting;
  const font = `560 ${SIZE}px ${inks.font}`;
  context.font = font;
  context.textBaseline = 'middle';
  const measuring = { font, measureText: (text: string) => context.measureText(text) };
  const labels = rows.flatMap((row) => labelsOf(painting, measuring, row));
  context.fillStyle = inks.plate;
  context.beginPath();
  for (const { x, y, width, plate } of labels) if (plate) context.roundRect(x - 5, y - 9, width + 10, 18, 4);
  context.fill();
  for (const [ink, group] of byInk(labels, (label) => label.ink)) {
    context.fillStyle = inks[ink];
    for (const { text, x, y } of group) context.fillText(text, x, y + 0.5);
  }
}
