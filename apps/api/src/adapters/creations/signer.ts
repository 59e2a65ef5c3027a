import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createCredentialSigner, openDevelopmentSigner, type CredentialSigner } from '@kinora/media-node';

interface SignerSettings {
  readonly home: string;
  /** Paths of PEM files. */
  readonly signing: { readonly key: string; readonly certificates: string } | undefined;
}

/** Who vouches for our clips: the operator's key, or one of our own below `home` that no reader knows. */
export function openSigner({ home, signing }: SignerSettings): CredentialSigner {
  if (signing === undefined) return openDevelopmentSigner(join(home, 'credentials'));
  try {
    const privateKey = readFileSync(signing.key, 'utf8');
    return createCredentialSigner({ privateKey, certificates: readFileSync(signing.certificates, 'utf8') });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`KINORA_SIGNING_KEY and KINORA_SIGNING_CERTIFICATES cannot be used: ${reason}`, { cause: error });
  }
}
