import { MemberPage } from '@kinora/member-center/page';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_framed/member/')({ component: MemberPage });
