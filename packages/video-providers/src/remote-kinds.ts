import type { RemoteOptions } from './remote-options.ts';
import type { RemoteProvider } from './remote-provider.ts';
import { createVidu } from './vidu/vidu.ts';

/** A provider an operator can set up. */
export interface RemoteKind {
  readonly name: string;
  /** The usual name of its key in an environment. */
  readonly keyName: string;
  readonly create: (options: RemoteOptions) => RemoteProvider;
}

export const REMOTE_KINDS: readonly RemoteKind[] = [{ name: 'vidu', keyName: 'VIDU_API_KEY', create: createVidu }];
