import { enlarges } from '@kinora/contracts/catalogue';
import { ownVideoAtom } from '@kinora/source-files';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';

import { parametersAtom, settingsAtom } from '../draft/draft-atoms.ts';
import type { Parameter } from '../draft/options.ts';

/** The video that is only to be enlarged; null where it gets a look, or nobody knows its size. */
const enlargedAtom = atom((get) =>
  get(settingsAtom).choices.style === 'upscale' ? (get(ownVideoAtom)?.measures ?? null) : null,
);

/** Every parameter; resolutions that do not enlarge the video cannot be chosen for it. */
export const offeredParametersAtom = atom((get): readonly Parameter[] => {
  const video = get(enlargedAtom);
  const parameters = get(parametersAtom);
  if (!video) return parameters;
  return parameters.map((parameter) => {
    if (parameter.name !== 'resolution') return parameter;
    const options = parameter.options.map((option) =>
      enlarges(option.value, video) ? option : { ...option, breach: option.breach ?? ('not-above-source' as const) },
    );
    return { ...parameter, options };
  });
});

/** Why the video cannot be enlarged as it is set up; null where it can. */
export const upscaleProblemAtom = atom((get): MessageDescriptor | null => {
  const video = get(enlargedAtom);
  const { resolution } = get(settingsAtom).choices;
  if (!video || resolution === undefined || enlarges(resolution, video)) return null;
  const all = get(parametersAtom).find(({ name }) => name === 'resolution')?.options ?? [];
  return all.some(({ value }) => enlarges(value, video))
    ? msg`Your video already has this resolution. Choose a larger one or a look.`
    : msg`Your video already has the largest resolution available here. Choose a look instead.`;
});
