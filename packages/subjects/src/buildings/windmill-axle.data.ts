/** A mill on a low mound; the sails turn about `AXLE`. */
export const AXLE: { readonly x: number; readonly y: number } = { x: 0.06, y: -1.06 };
