import { randomUUID } from 'node:crypto';

import { createMemoryProjects } from './memory-projects.ts';
import { conformsToProjects } from './project-conformance.ts';

conformsToProjects(async () => ({ projects: createMemoryProjects(Date.now), newMember: async () => randomUUID() }));
