import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

function Page() {
  const { fragment } = Route.useLoaderData();
  return <TextToVideoPage fragment={fragment} />;
}

export const Route = createFileRoute('/_framed/text-to-video/')({
  loader: ({ location }) => ({ fragment: location.hash }),
  component: Page,
});
