import { boolean, object, string } from './fields.ts';

/** A device hint: whatever a browser sends, cut to a size that can be kept. */
export const deviceCode = string().required('missing').max(128, 'too-long');

export const noInput = object({});

export const guestInput = object({ device_code: deviceCode });

export const memberInput = object({
  device_code: deviceCode,
  token: string().required('missing').max(200, 'too-long'),
  confirmed: boolean(),
});

/** Where cookies carry sessions there is no token to name; a ticket still is one. */
const keptToken = string().max(200, 'too-long').default('');
export const memberInputKept = memberInput.shape({ token: keptToken });

export const bindDeviceInput = memberInput.pick(['device_code', 'token']);
export const bindDeviceInputKept = memberInputKept.pick(['device_code', 'token']);
