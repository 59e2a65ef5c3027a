export {
  chosenPassword,
  credentials,
  type Credentials,
  credentialsFor,
  credentialsInput,
  type CredentialsInput,
  registerInput,
} from './account-schemas.ts';
export {
  authLoginInput,
  changeEmailInput,
  changeNoticeEmailInput,
  changePasswordInput,
  confirmationInput,
  currentInput,
  editProfileInput,
  linkInput,
  originInput,
  productInitInput,
  productInitInputKept,
  proofInput,
  sessionById,
  unlinkInput,
} from './profile-schemas.ts';
export { addressInput, codeInput, editPasswordInput, newPassword, sendCodeInput } from './recovery-schemas.ts';
export {
  bindDeviceInput,
  bindDeviceInputKept,
  guestInput,
  memberInput,
  memberInputKept,
  noInput,
} from './session-schemas.ts';
