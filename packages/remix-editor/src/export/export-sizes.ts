import type { Ticks, TimelineDocument } from '@kinora/contracts/timeline';

/** Pixels of an exported film. */
export interface ExportSize {
  readonly width: number;
  readonly height: number;
  /** Pixels of the short side, as films are named: 1080. */
  readonly lines: number;
}

const LINES = [360, 480, 720, 1080] as const;

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/** Sizes in the shape of a project, the smallest first. */
export function exportSizes({ width, height }: Pick<TimelineDocument, 'width' | 'height'>): readonly ExportSize[] {
  const short = Math.min(width, height);
  return LINES.map((lines) => ({
    lines,
    width: even((width / short) * lines),
    height: even((height / short) * lines),
  }));
}

/** The size that is nearest to the project's own. */
export function usualSize(document: Pick<TimelineDocument, 'width' | 'height'>): number {
  const short = Math.min(document.width, document.height);
  return LINES.reduce(
    (best, lines) => (Math.abs(lines - short) < Math.abs(best - short) ? lines : best),
    LINES[0] as number,
  );
}

/** What is exported: the range that was marked, or everything. */
export function exportedLength({ range }: Pick<TimelineDocument, 'range'>, length: Ticks, isRange: boolean): Ticks {
  return isRange && range ? range.end - range.start : length;
}
