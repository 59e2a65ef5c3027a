/**
 * Sends the last message of this process and closes its connection when the message is on its way. Closed at once, the
 * connection would take along what a busy parent has not made room for yet. Calls `lost` where the parent no longer listens.
 */
export function sendLastMessage(message: object, lost: () => void): void {
  process.send?.(message, undefined, undefined, (error: Error | null) => (error ? lost() : process.disconnect()));
}
