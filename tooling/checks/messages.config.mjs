// What the sources say, written to the folder that the check compares with: once, whatever languages there are.
import { defineConfig } from '@lingui/conf';

import config from '../../lingui.config.mjs';

const path = `${process.env.KINORA_MESSAGES}/{locale}/messages`;
const catalogs = config.catalogs.map((catalog) => ({ ...catalog, path }));

export default defineConfig({ ...config, locales: [config.sourceLocale], catalogs });
