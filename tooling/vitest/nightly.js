export const nightly = process.env.KINORA_NIGHTLY === '1';

export const atNight = (many, few) => (nightly ? many : few);
