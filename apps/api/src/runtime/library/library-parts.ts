import { libraryFile } from '@kinora/contracts/library';

import { zipStream, type ZipEntry } from '../../adapters/library/zip-stream.ts';
import { libraryFiles, type LibraryFile } from '../../app/library/library-files.ts';
import type { Protocol } from '../../http/create-app.ts';
import { libraryRoutes, type LibraryRouteDeps } from '../../http/library/library-routes.ts';
import { serveMedia } from '../../http/library/serve-media.ts';
import { createLibraryAddresses } from '../../http/media-address.ts';
import { serveExport } from '../../http/serve-export.ts';
import type { Runtime } from '../runtime.ts';

const addressesOf = ({ secrets }: Runtime) =>
  createLibraryAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });

/** Ids without their hyphens, one behind the other: an address with a hundred of them stays short. */
const packed = (ids: readonly string[]) => Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url');

function unpacked(about: string): string[] {
  const texts = Buffer.from(about, 'base64url').toString('hex').match(/.{32}/g) ?? [];
  return texts.map((text) => text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}

async function* textPiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** A clip and, beside it, what it was made of. */
function entriesOf({ storage }: Runtime, { name, at, storageKey, sidecar }: LibraryFile): ZipEntry[] {
  return [
    {
      name,
      at,
      async open() {
        const stream = await storage.open(storageKey);
        if (!stream) throw new Error('a clip of the selection is not stored any more');
        return stream;
      },
    },
    { name: name.replace(/\.mp4$/, '.json'), at, open: () => Promise.resolve(textPiece(sidecar)) },
  ];
}

/** The calls of the library. */
export function libraryParts(runtime: Runtime, { base, present }: Pick<LibraryRouteDeps, 'base' | 'present'>) {
  const addresses = addressesOf(runtime);
  const fileAddress: LibraryRouteDeps['fileAddress'] = ({ memberId, ids }) => addresses.sign(memberId, packed(ids));
  return libraryRoutes({ ...runtime, base, present, fileAddress, trashDays: runtime.env.trashDays });
}

/** Where clips and uploads are opened, by signed address. */
export const mediaParts = ({ addresses, files, storage }: Runtime) => ({
  media: serveMedia({ files, storage, addresses }),
});

/** A selection as one ZIP, by signed address; a member who has lost access meanwhile gets nothing. */
export function libraryFileParts(runtime: Runtime): Protocol {
  return serveExport({
    path: libraryFile.path,
    addresses: addressesOf(runtime),
    async open(memberId, about) {
      const found = await libraryFiles(runtime, { memberId, ids: unpacked(about) });
      if (!found.ok) return found.failure === 'nothing-ready' ? found.failure : undefined;
      const pieces = zipStream(found.value.flatMap((file) => entriesOf(runtime, file)));
      return { type: 'application/zip', name: 'kinora-library.zip', pieces };
    },
  });
}
