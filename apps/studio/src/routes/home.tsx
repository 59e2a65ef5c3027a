import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/home')({
  beforeLoad: () => {
    throw redirect({ to: '/text-to-video/', replace: true });
  },
});
