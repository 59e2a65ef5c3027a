import { Skeleton } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Stands for the scenes until they are here. */
export function GalleryWaiting() {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <output className="sr-only">
        <Trans>Loading scenes</Trans>
      </output>
      <div className="grid grid-cols-2 gap-3.5 nav:grid-cols-3 hero:grid-cols-4">
        {PLACES.map((place) => (
          <div key={place}>
            <Skeleton shape="tile" />
          </div>
        ))}
      </div>
    </div>
  );
}
