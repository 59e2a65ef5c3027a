import { createComfyui } from './comfyui/comfyui.ts';
import { createFal } from './fal/fal.ts';
import { createGoogle } from './google/google.ts';
import { createMiniMax } from './minimax/minimax.ts';
import { createOpenAiCompatible } from './openai-compatible/openai-compatible.ts';
import { createPixVerse } from './pixverse/pixverse.ts';
import type { RemoteOptions } from './remote-options.ts';
import type { RemoteProvider } from './remote-provider.ts';
import { createReplicate } from './replicate/replicate.ts';
import { createVidu } from './vidu/vidu.ts';

/** A provider an operator can set up. */
export interface RemoteKind {
  readonly name: string;
  /** The usual name of its key in an environment. */
  readonly keyName: string;
  readonly create: (options: RemoteOptions) => RemoteProvider;
}

export const REMOTE_KINDS: readonly RemoteKind[] = [
  { name: 'comfyui', keyName: 'COMFYUI_TOKEN', create: createComfyui },
  { name: 'fal', keyName: 'FAL_KEY', create: createFal },
  { name: 'google', keyName: 'GOOGLE_SERVICE_ACCOUNT_KEY', create: createGoogle },
  { name: 'minimax', keyName: 'MINIMAX_API_KEY', create: createMiniMax },
  { name: 'openai-compatible', keyName: 'OPENAI_API_KEY', create: createOpenAiCompatible },
  { name: 'pixverse', keyName: 'PIXVERSE_API_KEY', create: createPixVerse },
  { name: 'replicate', keyName: 'REPLICATE_API_TOKEN', create: createReplicate },
  { name: 'vidu', keyName: 'VIDU_API_KEY', create: createVidu },
];
