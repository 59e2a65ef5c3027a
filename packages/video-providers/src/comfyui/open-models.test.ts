import { findModel } from '@kinora/contracts/catalogue';
import { expect, it } from 'vitest';

import { NODE_INPUTS } from './node-inputs.data.ts';
import { workflowFor } from './open-model.ts';
import { OPEN_MODELS } from './open-models.ts';
import { problemOf } from './wire-check.ts';
import { fill, SAVING_NODE, type Slots } from './workflow.ts';

const SLOTS: Slots = {
  prompt: 'a paper boat',
  negative: 'rain',
  seed: 7,
  width: 832,
  height: 480,
  frames: 81,
  fps: 24,
  denoise: 0.6,
  name: 'kinora/one',
  first: 'first.webp',
  last: 'last.webp',
  video: 'video.mp4',
};
const FILES = new Map(['first.webp', 'last.webp', 'video.mp4'].map((name) => [name, Buffer.alloc(1)]));

const workflows = OPEN_MODELS.flatMap((model) =>
  Object.entries(model.workflows).map(([name, workflow]) => ({
    id: `${model.slug} ${name}`,
    model,
    name,
    workflow,
  })),
);

it('has a workflow for each mode of the catalogue’s open models', () => {
  const missing = OPEN_MODELS.flatMap((model) => {
    const modes = findModel(model.slug)?.modes ?? [];
    expect(modes.length).toBeGreaterThan(0);
    return modes.filter(({ mode }) => workflowFor(model, mode) === undefined).map(({ mode }) => [model.slug, mode]);
  });
  expect(missing).toEqual([]);
});

it('has a workflow for each of six ways to make a picture or a clip', () => {
  expect([...new Set(workflows.map(({ name }) => name))].toSorted()).toEqual([
    'first-last',
    'image',
    'still',
    'text',
    'upscale',
    'video',
  ]);
});

it.each(workflows)('takes the workflow $id, every node of which leads to the file', ({ workflow }) => {
  const prompt = fill(workflow, SLOTS) ?? {};
  expect(problemOf({ prompt }, FILES)).toBeUndefined();
  const reached = new Set<string>();
  const follow = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const input of Object.values(prompt[id]?.inputs ?? {})) if (Array.isArray(input)) follow(String(input[0]));
  };
  follow(SAVING_NODE);
  expect(Object.keys(prompt).toSorted()).toEqual([...reached].toSorted());
});

it.each(workflows)('names a file that $id reads, and no other', ({ model, name, workflow }) => {
  const loaders = Object.values(fill(workflow, SLOTS) ?? {}).filter(({ class_type }) => class_type.endsWith('Loader'));
  const checkpoints = Object.values(fill(workflow, SLOTS) ?? {}).filter(({ class_type }) =>
    class_type.includes('LoaderSimple'),
  );
  const read = [...loaders, ...checkpoints]
    .flatMap(({ inputs }) => Object.values(inputs).map(String))
    .filter((input) => /\.(?:safetensors|pth)$/.test(input));
  const needed = model.needs.files.filter(({ only }) => only === undefined || only.some((one) => one === name));
  expect(needed.map((file) => file.name).toSorted()).toEqual(read.toSorted());
});

const sizes = OPEN_MODELS.flatMap(({ sizes: ofResolutions, slug }) =>
  Object.entries(ofResolutions).flatMap(([resolution, ofShapes]) =>
    Object.entries(ofShapes).map(([shape, size]) => ({ slug, resolution, shape, size })),
  ),
);

it.each(sizes)('draws $slug at $resolution and $shape in steps the model takes', ({ size, slug }) => {
  const step = slug === 'ltx-video' || slug === 'wan-2-2' ? 32 : 16;
  expect(size.map((side) => side % step)).toEqual([0, 0]);
});

it('has a size for every resolution and shape that is offered', () => {
  const offered = OPEN_MODELS.flatMap(({ slug }) =>
    (findModel(slug)?.modes ?? []).flatMap(({ parameters: { resolution = [], shape = [] } }) =>
      resolution.flatMap((one) => shape.map((other) => `${slug} ${String(one)} ${String(other)}`)),
    ),
  );
  const known = sizes.map(({ resolution, shape, slug }) => `${slug} ${resolution} ${shape}`);
  expect(new Set(known)).toEqual(new Set(offered));
});

it('knows no node that no workflow has', () => {
  const used = new Set(
    workflows.flatMap(({ workflow }) => Object.values(workflow).map(({ class_type }) => class_type)),
  );
  expect(Object.keys(NODE_INPUTS).filter((type) => !used.has(type))).toEqual([]);
});

it('is not filled where a slot has no value', () => {
  const { first: _first, ...others } = SLOTS;
  const [image] = workflows.filter(({ id }) => id === 'wan-2-2 image');
  expect(image && fill(image.workflow, others)).toBeUndefined();
});
