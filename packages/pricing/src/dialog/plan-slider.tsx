import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';

interface Slide {
  id: string;
  /** Names its dot. */
  name: string;
  card: ReactNode;
}

export interface PlanSliderProps {
  slides: readonly Slide[];
}

/** From here on both cards are seen at once (`product-spec.md` 2). */
const SIDE_BY_SIDE = '(min-width: 750px)';
const REDUCED = '(prefers-reduced-motion: reduce)';
/** In Embla's own unit; 0 moves at once. */
const DURATION = 22;

const isSideBySide = () => matchMedia(SIDE_BY_SIDE).matches;
const watchWidth = (listener: () => void) => {
  const width = matchMedia(SIDE_BY_SIDE);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
};

function useCarousel() {
  const [viewport, api] = useEmblaCarousel({
    align: 'center',
    breakpoints: { [REDUCED]: { duration: 0 } },
    duration: DURATION,
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      api?.on('select', listener).on('reInit', listener);
      return () => void api?.off('select', listener).off('reInit', listener);
    },
    [api],
  );
  const index = useSyncExternalStore(subscribe, () => api?.selectedScrollSnap() ?? 0);
  // Side by side nothing slides, and what would slide it measures the cards before the dialog is seen.
  const isStill = useSyncExternalStore(watchWidth, isSideBySide);
  return { viewport: isStill ? null : viewport, index, goTo: (next: number) => api?.scrollTo(next) };
}

function Pagination({ slides, index, goTo }: PlanSliderProps & { index: number; goTo: (next: number) => void }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center justify-center gap-2 dialog:hidden">
      <IconButton
        label={t`Previous plan`}
        icon={<ChevronLeftIcon />}
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      />
      {slides.map(({ id, name }, place) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          aria-current={place === index || undefined}
          onClick={() => goTo(place)}
          className="group grid size-11 place-items-center"
        >
          <span className="h-2 w-2 rounded-full bg-surface-4 shadow-control transition-look group-aria-current:w-5 group-aria-current:bg-accent group-aria-current:shadow-none" />
        </button>
      ))}
      <IconButton
        label={t`Next plan`}
        icon={<ChevronRightIcon />}
        disabled={index >= slides.length - 1}
        onClick={() => goTo(index + 1)}
      />
    </div>
  );
}

/** The cards of the plans: side by side where there is room, one after the other with dots and arrows on phones. */
export function PlanSlider({ slides }: PlanSliderProps) {
  const { t } = useLingui();
  const { viewport, index, goTo } = useCarousel();
  return (
    <section aria-roledescription={t`carousel`} aria-label={t`Plans`} className="grid gap-3">
      <div ref={viewport} className="-mx-5 overflow-hidden px-5 py-1 dialog:mx-0 dialog:px-1">
        <div className="flex gap-3 dialog:justify-center dialog:gap-5">
          {slides.map(({ id, card }) => (
            <div key={id} className="plan-slide">
              {card}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && <Pagination slides={slides} index={index} goTo={goTo} />}
    </section>
  );
}
