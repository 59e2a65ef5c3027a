import { MemberPage } from '@kinora/member-center';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_framed/member/')({ component: MemberPage });
