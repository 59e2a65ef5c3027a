export type DeviceType = 'desktop' | 'mobile' | 'tablet';

type Agent = Pick<Navigator, 'maxTouchPoints' | 'userAgent'>;

const isTablet = ({ maxTouchPoints, userAgent }: Agent): boolean =>
  /ipad/i.test(userAgent) ||
  // An iPad that asks for the pages of a desktop.
  (/macintosh/i.test(userAgent) && maxTouchPoints > 1) ||
  (/android/i.test(userAgent) && !/mobile/i.test(userAgent));

/** What kind of device the browser says it runs on. */
export function deviceType(agent: Agent = globalThis.navigator): DeviceType {
  if (isTablet(agent)) return 'tablet';
  return /iphone|android|mobile/i.test(agent.userAgent) ? 'mobile' : 'desktop';
}
