import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { fail, ok } from '@kinora/contracts';
import type { exportTimeline, RenderedFile } from '@kinora/media-node';

type Exporter = typeof exportTimeline;

interface ScriptedExport {
  readonly film: Parameters<Exporter>[0];
  readonly options: Parameters<Exporter>[1];
  /** What was in the files, by media id. */
  readonly contents: Readonly<Record<string, string>>;
}

function write(folder: string, name: string): RenderedFile {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, name);
  return { path, bytes: name.length, sha256: createHash('sha256').update(name).digest('hex') };
}

/** Exports without drawing: small files, and a list of what was asked for. It waits while `holds` says so. */
export function scriptedExporter(holds: () => boolean = () => false) {
  const seen: ScriptedExport[] = [];
  const exporter: Exporter = async (film, options) => {
    const { folder, keepsMaster, name, onProgress, signal, sources } = options;
    const read = Object.entries(sources).map(([id, path]) => [id, readFileSync(path, 'utf8')] as const);
    seen.push({ film, options, contents: Object.fromEntries(read) });
    onProgress?.({ phase: 'drawing', frame: 1, frames: 4 });
    const isStopped = () => signal?.aborted === true;
    while (holds() && !isStopped()) await sleep(10);
    if (isStopped()) return fail({ kind: 'cancelled', detail: 'told to stop' });
    const { height, watermark, width } = film;
    const facts = { width, height, seconds: 1, frames: 4, codec: 'node-av', peakMemory: 0, cpuSeconds: 0 } as const;
    const made = (ending: string) => write(folder, `${name}.${ending}`);
    const master = watermark && keepsMaster !== false ? made('master.mp4') : null;
    const files = { clip: made('mp4'), poster: made('webp'), master, sprite: null, proxy: null, peaks: made('peaks') };
    return ok({ ...facts, ...files });
  };
  return { exporter, seen };
}
