export {
  endpoint,
  type Endpoint,
  type EndpointSpec,
  fillPath,
  type InputOf,
  type Kind,
  type NoInput,
  type OutputOf,
  pathParameters,
  type RefusalOf,
  type Refusals,
  type Service,
  type Signing,
} from './endpoint.ts';
export { type EndpointName, type EndpointNamed, ENDPOINTS } from './endpoints.ts';
export { CODES, type Envelope, type Quote, type RefusalDetails } from './envelope.ts';
export { isSessionMark, SESSION_MARK } from './session-mark.ts';
export { decodeSignal, encodeSignal, type Signal } from './signal.ts';
export { carriesTime, fieldsText, type Hashes, signatureOf, type SignContext } from './signing.ts';
