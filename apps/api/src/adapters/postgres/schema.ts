import type { ByDefault } from './column-types.ts';
import type {
  AssetTable,
  BatchTable,
  CreationEventTable,
  CreationTable,
  CreationTimelineTable,
  FolderTable,
  IdempotencyTable,
  ShareTable,
  ReaderTable,
  TrialTable,
} from './creations/creation-schema.ts';
import type {
  AddressProofTable,
  CodeTable,
  MailTable,
  MemberDeviceTable,
  RateLimitTable,
  SecurityEventTable,
  SignInLinkTable,
  SignInStartTable,
  SupportMessageTable,
  TicketTable,
} from './identity/account/account-schema.ts';
import type { GuestTable, MemberTable, SessionTable, StartGrantTable } from './identity/identity-schema.ts';
import type {
  CheckoutOrderTable,
  PaymentEventTable,
  PaymentTable,
  PlanChangeTable,
  SandboxEventTable,
  SandboxPaymentTable,
  SandboxPurchaseTable,
  SubscriptionTable,
} from './money/checkout-schema.ts';
import type { AccountTable, HoldPartTable, HoldTable, LotTable, TransferTable } from './money/ledger-schema.ts';
import type {
  ProjectEditTable,
  ProjectMediaTable,
  ProjectSnapshotTable,
  ProjectTable,
} from './projects/project-schema.ts';
import type { JobTable, LaneTable, MemberLaneTable, ScheduleTable } from './queue-schema.ts';
import type { OperationTable, RouteTable } from './routing/routing-schema.ts';
import type { CreationUploadTable, UploadPartTable, UploadTable } from './uploads/upload-schema.ts';

interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: ByDefault<number>;
}

interface FunctionSetTable {
  number: number;
  checksum: string;
  applied_at: ByDefault<number>;
}

/** The tables as the query builder knows them; a test compares them with a migrated database. */
export interface Database {
  account: AccountTable;
  address_proof: AddressProofTable;
  asset: AssetTable;
  batch: BatchTable;
  checkout_order: CheckoutOrderTable;
  code: CodeTable;
  creation: CreationTable;
  creation_event: CreationEventTable;
  creation_timeline: CreationTimelineTable;
  creation_upload: CreationUploadTable;
  folder: FolderTable;
  function_set: FunctionSetTable;
  guest: GuestTable;
  hold: HoldTable;
  hold_part: HoldPartTable;
  idempotency: IdempotencyTable;
  job: JobTable;
  lane: LaneTable;
  lot: LotTable;
  mail: MailTable;
  member: MemberTable;
  member_device: MemberDeviceTable;
  member_lane: MemberLaneTable;
  migration: MigrationTable;
  operation: OperationTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  plan_change: PlanChangeTable;
  project: ProjectTable;
  project_edit: ProjectEditTable;
  project_media: ProjectMediaTable;
  project_snapshot: ProjectSnapshotTable;
  rate_limit: RateLimitTable;
  reader: ReaderTable;
  route: RouteTable;
  sandbox_event: SandboxEventTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_purchase: SandboxPurchaseTable;
  schedule: ScheduleTable;
  security_event: SecurityEventTable;
  session: SessionTable;
  share: ShareTable;
  sign_in_link: SignInLinkTable;
  sign_in_start: SignInStartTable;
  start_grant: StartGrantTable;
  subscription: SubscriptionTable;
  support_message: SupportMessageTable;
  ticket: TicketTable;
  transfer: TransferTable;
  trial: TrialTable;
  upload: UploadTable;
  upload_part: UploadPartTable;
}
