// The studio's catalogue as `npm run i18n` extracts it, written to the folder that the check compares from.
import { defineConfig } from '@lingui/conf';

import config from '../../lingui.config.mjs';

const path = `${process.env.KINORA_MESSAGES}/{locale}/messages`;

export default defineConfig({ ...config, catalogs: config.catalogs.map((catalog) => ({ ...catalog, path })) });
