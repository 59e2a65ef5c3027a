import type { Upload } from '@kinora/contracts/uploads';
import { ImageIcon, VideoIcon } from '@kinora/ui';
import { useState } from 'react';

/** An upload as it looks: a picture itself, of a video a frame. Where there is none, or it does not come, a sign. */
export function UploadPicture({ upload }: { upload: Upload }) {
  const [missing, setMissing] = useState<string | null>(null);
  const isVideo = upload.kind === 'video';
  const source = isVideo ? upload.poster : upload.url;
  if (source !== null && source !== missing) {
    return <img src={source} alt="" loading="lazy" onError={() => setMissing(source)} />;
  }
  return <span className="grid place-items-center bg-well text-muted">{isVideo ? <VideoIcon /> : <ImageIcon />}</span>;
}
