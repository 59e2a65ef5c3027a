import { CROP_ZOOM_MAX, type Crop } from '@kinora/contracts/catalogue';
import { Button, CropBox, Dialog, Notice, Range } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { frameOf, MIDDLE, moved, pinched, settled, zoomed } from './crop-moves.ts';
import type { CropSource } from './crop-source.ts';

export interface CropDialogProps {
  source: CropSource;
  /** What was chosen before; null for automatic. */
  crop: Crop | null;
  /** How it is cut where nobody chooses; null as long as that is not known. */
  automatic: Crop | null;
  /** Null leaves it or puts it back to automatic. */
  onUse: (crop: Crop | null) => void;
  onClose: () => void;
}

/** The whole picture, or the video's at a moment. */
function Whole({ source, onBroken }: Pick<CropDialogProps, 'source'> & { onBroken: () => void }) {
  const { t } = useLingui();
  const { kind, url, at } = source;
  if (kind === 'picture')
    return <img src={url} alt={t`Your image: ${source.name}`} draggable={false} onError={onBroken} />;
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
  /** Said where nobody has chosen yet: whether the part that is shown is the automatic one. */
  isAutomatic: boolean | null;
  onCrop: (change: (before: Crop) => Crop) => void;
  onBroken: () => void;
}

/** The picture under its frame, and the zoom. */
function PartChoice({ source, crop, isAutomatic, onCrop, onBroken }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const frame = frameOf(source, crop);
  const share = (part: number) => i18n.number(part, { style: 'percent' });
  const [left, top] = [share(frame.x + frame.width / 2), share(frame.y + frame.height / 2)];
  const [across, down] = [Math.round(frame.width * source.width), Math.round(frame.height * source.height)];
  const zoom = share(crop.zoom);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CropBox
        label={t`Area shown in the clip`}
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
          This area is{' '}
          <bdi dir="ltr">
            {i18n.number(across)} × {i18n.number(down)}
          </bdi>{' '}
          pixels.
        </Trans>
        {isAutomatic !== null && (
          // Its place is kept: nothing moves while somebody drags.
          <span className={`block ${isAutomatic ? '' : 'invisible'}`}>
            <Trans>Default crop</Trans>
          </span>
        )}
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
        <Trans>This image can’t be shown any more. Close this and choose the file again.</Trans>
      ) : (
        <Trans>This video can’t be shown any more. Close this and choose the file again.</Trans>
      )}
    </Notice>
  );
}

/**
 * Chooses the part of a picture or video that the clip shows. Nothing is changed before "Apply crop", and the
 * automatic part stays automatic: another shape may need another one.
 */
export function CropDialog({ source, crop: before, automatic, onUse, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(before);
  const [isBroken, setBroken] = useState(false);
  const { kind, shape } = source;
  const crop = chosen ?? automatic ?? MIDDLE;
  const isAutomatic = chosen === null && automatic !== null;
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
          <PartChoice
            source={source}
            crop={crop}
            isAutomatic={before ? null : isAutomatic}
            onCrop={(change) => setChosen((last) => change(last ?? crop))}
            onBroken={() => setBroken(true)}
          />
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
          <Button disabled={isBroken} onClick={() => onUse(isAutomatic ? null : settled(source, crop))}>
            <Trans>Apply crop</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
