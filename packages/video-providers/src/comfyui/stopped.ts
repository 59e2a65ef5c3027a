/** Of jobs taken from the queue, the last so many. */
const STOPPED_MAX = 1000;

/** Remembers which waiting jobs were stopped: ComfyUI keeps no trace of them. */
export function createStopped() {
  const ids = new Set<string>();
  return {
    has: (id: string) => ids.has(id),
    add(id: string) {
      const [oldest] = ids;
      if (ids.size >= STOPPED_MAX && oldest !== undefined) ids.delete(oldest);
      ids.add(id);
    },
  };
}
