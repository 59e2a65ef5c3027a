import { FilterGraph, Frame, type FilterContext } from 'node-av/lib';

import { checked, found, isDrained } from '../../codec/adapters/node-av-problem.ts';

/** A row of filters with one end to push frames in and one to pull them out. */
export interface FilterChain {
  /** Gives a frame, or the end at `null`; the number is negative when the filters do not take it. */
  push(frame: Frame | null): number;
  /** The next frame, valid until the following call; `null` when there is none for now. */
  next(): Frame | null;
  close(): void;
}

/** `source` and `filters` are in FFmpeg's words; nothing that a stranger wrote may be in them. */
export function openFilterChain(source: string, filters: string): FilterChain {
  const graph = new FilterGraph();
  graph.alloc();
  graph.nbThreads = 1;
  const sink = source.startsWith('a') ? 'abuffersink' : 'buffersink';
  checked(graph.parsePtr(`${source},${filters},${sink}`), 'reading the filters');
  checked(graph.configSync(), 'joining the filters');
  const contexts = graph.filters ?? [];
  const input = contexts.find((context) => context.isSource());
  const output = found(
    contexts.find((context) => context.isSink()),
    'end of the filters',
  );
  return chainOf({ graph, input, output });
}

interface OpenChain {
  readonly graph: FilterGraph;
  readonly input: FilterContext | undefined;
  readonly output: FilterContext;
}

function chainOf({ graph, input, output }: OpenChain): FilterChain {
  const frame = new Frame();
  frame.alloc();
  return {
    push: (given) => input?.buffersrcAddFrameSync(given) ?? 0,
    next() {
      frame.unref();
      return isDrained(output.buffersinkGetFrameSync(frame), 'filtering') ? null : frame;
    },
    close() {
      frame.free();
      graph.free();
    },
  };
}
