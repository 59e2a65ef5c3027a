import { boolean, object, string } from 'yup';

/** A device hint: whatever a browser sends, cut to a size that can be kept. */
export const deviceCode = string().required('missing').max(128, 'too-long');

export const noInput = object({});

export const guestInput = object({ device_code: deviceCode });

export const memberInput = object({
  device_code: deviceCode,
  token: string().required('missing').max(200, 'too-long'),
  confirmed: boolean(),
});

export const bindDeviceInput = memberInput.pick(['device_code', 'token']);
