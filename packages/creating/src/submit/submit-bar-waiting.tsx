import { Skeleton } from '@kinora/ui';

/** Stands where the price and the button will be. */
export function SubmitBarWaiting() {
  return (
    <>
      <Skeleton shape="line" />
      <Skeleton shape="submit-bar" />
    </>
  );
}
