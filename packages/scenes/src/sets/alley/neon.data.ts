export const NEON: readonly string[] = ['#ff2e88', '#22e0ff', '#ffb02e', '#9b5cff', '#38f5a0', '#ff5a3c'];
