/** The same, where it stands first: 魚のグラフ. */
export const ABOUT_BEFORE: readonly string[] = ['の', 'についての', '的', '关于', 'hakkında', 'ile ilgili'];
