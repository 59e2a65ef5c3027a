import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/text-to-video/')({ component: TextToVideoPage });
