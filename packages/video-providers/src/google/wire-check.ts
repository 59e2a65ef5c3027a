import { at, listAt, textAt } from '../kit/read-json.ts';

const PARAMETERS: readonly string[] = [
  'aspectRatio',
  'compressionQuality',
  'durationSeconds',
  'enhancePrompt',
  'fps',
  'generateAudio',
  'negativePrompt',
  'personGeneration',
  'pubsubTopic',
  'resizeMode',
  'resolution',
  'sampleCount',
  'seed',
  'storageUri',
];
const INSTANCE: readonly string[] = ['image', 'lastFrame', 'mask', 'prompt', 'referenceImages', 'video'];
const MEDIA: readonly string[] = ['bytesBase64Encoded', 'gcsUri', 'mimeType'];
const TYPES: Readonly<Record<'image' | 'video', readonly string[]>> = {
  image: ['image/jpeg', 'image/png', 'image/webp'],
  video: ['video/mov', 'video/mpeg', 'video/mp4', 'video/mpg', 'video/avi', 'video/wmv', 'video/mpegps', 'video/flv'],
};
const REFERENCES_MAX = 3;

/** The first name there that is not known. */
const strangeIn = (value: unknown, known: readonly string[]): string | undefined =>
  Object.keys(value ?? {}).find((name) => !known.includes(name));

function isMedia(media: unknown, kind: keyof typeof TYPES): boolean {
  const sources = [at(media, 'bytesBase64Encoded'), at(media, 'gcsUri')].filter((source) => source !== undefined);
  const isKnown = strangeIn(media, MEDIA) === undefined && sources.length === 1 && typeof sources[0] === 'string';
  return isKnown && TYPES[kind].includes(textAt(media, 'mimeType') ?? '');
}

function referencesProblem(instance: unknown, model: string): string | undefined {
  const references = listAt(instance, 'referenceImages');
  if (references.length === 0) return undefined;
  if (references.length > REFERENCES_MAX || model.includes('lite')) return 'referenceImages';
  const isSuccess = references.every(
    (one) =>
      strangeIn(one, ['image', 'referenceType']) === undefined &&
      textAt(one, 'referenceType') === 'asset' &&
      isMedia(at(one, 'image'), 'image'),
  );
  return isSuccess ? undefined : 'referenceImages';
}

function instanceProblem(instance: unknown, model: string): string | undefined {
  const strange = strangeIn(instance, INSTANCE);
  if (strange !== undefined) return strange;
  if (textAt(instance, 'prompt') === undefined) return 'prompt';
  const media = { image: 'image', lastFrame: 'image', video: 'video' } as const;
  const wrong = Object.entries(media).find(
    ([name, kind]) => at(instance, name) !== undefined && !isMedia(at(instance, name), kind),
  );
  if (wrong) return wrong[0];
  // A last picture needs a first one, and the ways to begin exclude each other.
  const begins = ['image', 'video', 'referenceImages'].filter((name) => at(instance, name) !== undefined);
  if (begins.length > 1) return begins.join(' and ');
  if (at(instance, 'lastFrame') !== undefined && begins[0] !== 'image') return 'lastFrame';
  return referencesProblem(instance, model);
}

/** Seconds that can be asked for: none where a video goes on, which is always by seven. */
function lengthsOf(instance: unknown): readonly unknown[] {
  if (at(instance, 'video') !== undefined) return [undefined];
  return at(instance, 'referenceImages') === undefined ? [4, 6, 8] : [8];
}

function parametersProblem(parameters: unknown, instance: unknown, model: string): string | undefined {
  const resolutions = model.includes('lite') ? ['720p', '1080p'] : ['720p', '1080p', '4k'];
  const allowed: Readonly<Record<string, readonly unknown[]>> = {
    aspectRatio: ['16:9', '9:16'],
    durationSeconds: lengthsOf(instance),
    // Required of every Veo 3.
    generateAudio: [true, false],
    resolution: [undefined, ...resolutions],
    sampleCount: [undefined, 1, 2, 3, 4],
  };
  const wrong = Object.entries(allowed).find(([name, values]) => !values.includes(at(parameters, name)));
  return strangeIn(parameters, PARAMETERS) ?? wrong?.[0];
}

/** What is wrong with a start, as strictly as it is documented; undefined where nothing is. */
export function startProblem(json: unknown, model: string): string | undefined {
  const [instance, ...more] = listAt(json, 'instances');
  if (more.length > 0 || instance === undefined) return 'instances';
  return (
    strangeIn(json, ['instances', 'labels', 'parameters']) ??
    instanceProblem(instance, model) ??
    parametersProblem(at(json, 'parameters'), instance, model)
  );
}

/** The operation a body asks for; undefined where it is not asked for as documented. */
export function operationIn(json: unknown): string | undefined {
  return strangeIn(json, ['operationName']) === undefined ? textAt(json, 'operationName') : undefined;
}
