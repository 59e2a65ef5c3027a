import { beforeAll, describe, expect, it } from 'vitest';

import { type CreationBench, creationBench, type CreationsUnderTest } from './creation-bench.ts';
import { moving, standingInLine } from './creation-line-conformance.ts';
import { comparing } from './creation-others-conformance.ts';
import { reading, submitting } from './creation-submit-conformance.ts';
import { stopping, telling, working } from './creation-work-conformance.ts';

/** The whole test of `Creations` with its queue, books and feed: every set of adapters runs it. */
export function conformsToCreations(create: () => Promise<CreationsUnderTest>): void {
  let bench: CreationBench;
  const get = () => bench;
  beforeAll(async () => {
    bench = await creationBench(await create());
  });
  describe('asking', () => {
    submitting(get);
  });
  describe('comparing', () => {
    comparing(get);
  });
  describe('reading', () => {
    reading(get);
  });
  describe('the line', () => {
    standingInLine(get);
  });
  describe('moving', () => {
    moving(get);
  });
  describe('work', () => {
    working(get);
  });
  describe('stopping', () => {
    stopping(get);
  });
  describe('telling', () => {
    telling(get);
  });
  it('leaves books that break no rule', async () => {
    expect((await bench.ledger.books()).breaches).toEqual([]);
  });
}
