/**
 * What each sample picture shows: a prompt, and the part of its scene by its middle and its width, as shares. The parts fit
 * how the engine framed people when the files were drawn; who draws them again looks at each, and at what is cut out of it.
 */
export const SAMPLE_SCENES = {
  woman: { prompt: 'a woman in a blue coat in a park at dawn', part: [0.48, 0.46, 0.6] },
  man: { prompt: 'a man in an orange coat in the snow by day', part: [0.5, 0.47, 0.62] },
  girl: { prompt: 'a girl in a purple dress in a desert by day', part: [0.49, 0.56, 0.5] },
  boy: { prompt: 'a boy in a yellow coat in the snow', part: [0.52, 0.57, 0.5] },
  couple: { prompt: 'a couple in the snow by day', part: [0.49, 0.53, 0.64] },
  bear: { prompt: 'close up of a brown bear in the snow by day', part: [0.52, 0.58, 0.56] },
  cat: { prompt: 'close up of an orange cat on a beach by day', part: [0.5, 0.6, 0.6] },
  coffee: { prompt: 'close up of a coffee in a kitchen by day', part: [0.5, 0.6, 0.8] },
  teapot: { prompt: 'close up of a teapot on a beach by day', part: [0.5, 0.6, 0.7] },
  house: { prompt: 'a small house in snowy mountains at dusk', part: [0.5, 0.5, 0.9] },
  lighthouse: { prompt: 'a lighthouse on a cliff at sunset', part: [0.47, 0.57, 0.62] },
  street: { prompt: 'a woman with a red umbrella in a street at night in the rain', part: [0.49, 0.42, 0.6] },
};
