import type { Meaning } from '../kit/failures.ts';

/** Error codes of Vidu, of answers and of tasks: https://platform.vidu.com/docs/error-code, read 2026-11-20. */
export const VIDU_FAILURES: Readonly<Record<string, Meaning>> = {
  TaskPromptPolicyViolation: ['declined', 'request'],
  AuditSubmitIllegal: ['picture-declined', 'request'],
  CreationPolicyViolation: ['withheld', 'request'],
  CreditInsufficient: ['quota', 'route'],
  QuotaExceeded: ['quota', 'route'],
  TooManyRequests: ['busy', 'route'],
  SystemThrottling: ['busy', 'route'],
  ModelUnavailable: ['gone', 'route'],
  ImageDownloadFailure: ['bad-file', 'request'],
  ImageFormatInvalid: ['bad-file', 'request'],
  FieldInvalid: ['bad-settings', 'request'],
  Unauthorized: ['key-refused', 'route'],
  UserCancelled: ['interrupted', 'request'],
  TaskNotFound: ['gone', 'request'],
  InternalServiceFailure: ['no-answer', 'route'],
};
