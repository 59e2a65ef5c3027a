import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE, checkInput, combinationsOf, inputWith, priceOf, slotsOf } from '@kinora/contracts/catalogue';
import { expect, it } from 'vitest';

import { otherModels } from './another-model.ts';

const everywhere = { runs: () => true, gpuCredits: GPU_CREDITS };
const boat = { prompt: 'a paper boat', resolution: '1080p', shape: '9:16', seconds: 8, camera: 'orbit', seed: 7 };

it('keeps words, files and what fits, and names what the link then costs', () => {
  const [first] = otherModels({ model: 'local', mode: 'text', input: boat }, everywhere);
  expect(first?.clip.input).toMatchObject({ prompt: 'a paper boat', shape: '9:16', seconds: 8, seed: 7 });
  expect(first?.clip.input.camera).toBeUndefined();
});

it('takes none that does not run here, none that is retired, and our own engine last', () => {
  const here = { ...everywhere, runs: (model: string) => ['local', 'vidu-q1', 'sora-2'].includes(model) };
  const failed = { model: 'veo-3-1', mode: 'text', input: boat } as const;
  expect(otherModels(failed, here).map(({ clip }) => clip.model)).toEqual(['vidu-q1', 'local']);
  expect(otherModels(failed, here)[1]?.clip.input).toMatchObject({ resolution: '720p', seconds: 8 });
  expect(otherModels(failed, { ...here, runs: () => false })).toEqual([]);
});

const sources = CATALOGUE.flatMap(({ modes, slug }) =>
  modes.map((mode) => [`${slug} ${mode.mode}`, { mode, slug }] as const),
);

it.each(sources)('leads from %s to settings that can be made, at their own price', (_name, { mode, slug }) => {
  const files = inputWith(Object.fromEntries(slotsOf(mode).map((slot) => [slot, 'a-file'])));
  for (const choices of combinationsOf(mode)) {
    const clip = { model: slug, mode: mode.mode, input: { prompt: 'a boat', ...files, ...choices } as object };
    const answers = otherModels(clip, everywhere).map(({ clip: other, price }) => {
      const asked = { ...other.input, seed: undefined, negative: undefined } as object;
      const checked = checkInput(other.model, mode.mode, asked);
      return [
        other.model,
        price,
        checked.ok ? priceOf(checked.value.mode, checked.value.choices, GPU_CREDITS) : checked,
      ];
    });
    expect(answers).toEqual(answers.map(([model, price]) => [model, price, price]));
  }
});
