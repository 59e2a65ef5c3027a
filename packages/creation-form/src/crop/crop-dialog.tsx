import { CROP_ZOOM_MAX, type Crop } from '@kinora/contracts';
import { Button, CropBox, Dialog, Notice, Range } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { frameOf, MIDDLE, moved, pinched, settled, zoomed } from './crop-moves.ts';
import type { CropSource } from './crop-source.ts';

export interface CropDialogProps {
  source: CropSource;
  /** What was chosen before; null for automatic. */
  crop: Crop | null;
  /** Null puts it back to automatic. */
  onUse: (crop: Crop | null) => void;
  onClose: () => void;
}

/** The whole picture, or the video's at a moment. */
function Whole({ source, onBroken }: Pick<CropDialogProps, 'source'> & { onBroken: () => void }) {
  const { t } = useLingui();
  const { kind, url, at } = source;
  if (kind === 'picture')
    return <img src={url} alt={t`Your picture: ${source.name}`} draggable={false} onError={onBroken} />;
  return (
    <video
      src={url}
      aria-label={t`Your video: ${source.name}`}
      muted
      playsInline
      preload="auto"
      onLoadedMetadata={(event) => {
        event.currentTarget.currentTime = at;
      }}
      onError={onBroken}
    />
  );
}

interface ChoiceProps {
  source: CropSource;
  crop: Crop;
  onCrop: (change: (before: Crop) => Crop) => void;
  onBroken: () => void;
}

/** The picture under its frame, and the zoom. */
function PartChoice({ source, crop, onCrop, onBroken }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const frame = frameOf(source, crop);
  const share = (part: number) => i18n.number(part, { style: 'percent' });
  const [left, top] = [share(frame.x + frame.width / 2), share(frame.y + frame.height / 2)];
  const [across, down] = [Math.round(frame.width * source.width), Math.round(frame.height * source.height)];
  const zoom = share(crop.zoom);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CropBox
        label={t`The part that the clip shows`}
        acrossLabel={t`From left to right`}
        downLabel={t`From top to bottom`}
        placeText={t`Centre ${left} from the left, ${top} from the top`}
        picture={<Whole source={source} onBroken={onBroken} />}
        ratio={source.width / source.height}
        frame={frame}
        onMove={(centre) => onCrop((before) => moved(source, before, centre))}
        onPinch={(pinch) => onCrop(() => pinched(source, pinch))}
        onZoom={(steps) => onCrop((before) => zoomed(before, steps))}
      />
      <Range
        label={t`Zoom`}
        shown={zoom}
        valueText={zoom}
        value={crop.zoom}
        min={1}
        max={CROP_ZOOM_MAX}
        step={0.05}
        onValue={(value) => onCrop((before) => ({ ...before, zoom: value }))}
      />
      <p className="text-micro text-muted tabular-nums">
        <Trans>
          This part has{' '}
          <bdi dir="ltr">
            {i18n.number(across)} × {i18n.number(down)}
          </bdi>{' '}
          pixels.
        </Trans>
      </p>
    </div>
  );
}

/** How it is done, by hand or with mouse and keys. */
function Hint() {
  return (
    <>
      <span className="pointer-coarse:hidden">
        <Trans>Drag the frame, or use the arrow keys. Zoom with the wheel, the slider, or plus and minus.</Trans>
      </span>
      <span className="hidden pointer-coarse:inline">
        <Trans>Drag the frame. Zoom with two fingers or the slider.</Trans>
      </span>
    </>
  );
}

function Broken({ kind }: Pick<CropSource, 'kind'>) {
  return (
    <Notice look="danger" announce="alert">
      {kind === 'picture' ? (
        <Trans>This picture cannot be shown any more. Close this and choose the file again.</Trans>
      ) : (
        <Trans>This video cannot be shown any more. Close this and choose the file again.</Trans>
      )}
    </Notice>
  );
}

/** Chooses the part of a picture or video that the clip shows. Nothing is changed before "Use this part". */
export function CropDialog({ source, crop: before, onUse, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState(before ?? MIDDLE);
  const [isBroken, setBroken] = useState(false);
  const { kind, shape } = source;
  return (
    <Dialog
      title={shape === 'auto' ? t`Crop` : t`Crop to ${shape}`}
      lede={<Hint />}
      closeLabel={t`Close`}
      size="login"
      sheet
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isBroken ? (
          <Broken kind={kind} />
        ) : (
          <PartChoice source={source} crop={crop} onCrop={setCrop} onBroken={() => setBroken(true)} />
        )}
        <div className="sticky bottom-0 z-sticky -mx-1 flex flex-wrap justify-end gap-2 bg-overlay px-1 py-3">
          {before && (
            <Button look="quiet" onClick={() => onUse(null)}>
              <Trans>Automatic</Trans>
            </Button>
          )}
          <Button look="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={isBroken} onClick={() => onUse(settled(source, crop))}>
            <Trans>Use this part</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
