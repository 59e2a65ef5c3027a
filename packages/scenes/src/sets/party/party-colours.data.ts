export const PARTY_COLOURS: readonly string[] = ['#ff5d73', '#ffd166', '#4cc9f0', '#80ed99', '#b892ff', '#ff9f5a'];
