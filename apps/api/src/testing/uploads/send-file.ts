import { Upload } from 'tus-js-client';

import type { ApiMember } from '../api-member.ts';

/** Sends a file as a browser does; resolves with the upload's id. `offsets` are those that it has sent from. */
export function sendFile(base: string, { token }: ApiMember, file: Buffer) {
  const offsets: number[] = [];
  const sending = new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${base}/api/kinora/uploads`,
      headers: { token },
      metadata: { filename: 'Ada – “ball”.png' },
      retryDelays: [500, 500, 1000, 1000, 2000, 2000],
      onBeforeRequest: (request) => {
        if (request.getMethod() === 'PATCH') offsets.push(Number(request.getHeader('Upload-Offset')));
      },
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    upload.start();
  });
  return { offsets, sending };
}
