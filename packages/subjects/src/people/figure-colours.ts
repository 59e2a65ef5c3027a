/** Colours that figures have by turns. */
export const SKINS = ['#f3c9a5', '#d79f73', '#8f5d3f', '#f0bd96', '#b57a50', '#6f4630'];
/** Eyes of these are brown. */
export const DARK_SKINS: readonly string[] = ['#8f5d3f', '#6f4630'];
export const HAIRS = ['#4a2f22', '#2a2026', '#b5793c', '#8a4a28', '#1f1a20', '#d9a94e', '#6b3a24'];
export const GREYS = ['#d9d6d4', '#c4bfc0', '#ece9e6'];
export const IRISES = ['#4a2c1e', '#3f6f8f', '#4a6f4a', '#6b4a2a'];
export const TROUSERS = ['#3f4a6a', '#5a4a44', '#4a5a52', '#6a5a72'];
export const SHOES = ['#6b3f2e', '#3a3440', '#a84a3c', '#4a5a6a'];
export const HATS = ['#c9523f', '#3f7f8f', '#d9a03c', '#6a5fa8'];
export const RIBBONS = ['#e0574c', '#4fb0c8', '#f3c53c', '#c8567f'];
export const UMBRELLAS = ['#e0574c', '#3b9ac4', '#7d56b8', '#4c9a6a'];
