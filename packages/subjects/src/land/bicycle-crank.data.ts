/** A bicycle with its hubs at x = -0.5 and 0.5; crank at the origin of `CRANK`. */
export const CRANK: { readonly x: number; readonly y: number } = { x: -0.06, y: -0.3 };
