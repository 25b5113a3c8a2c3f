/** A new random key of 128 bits for one act (`Idempotency-Key`); also where the page has no TLS, which hides randomUUID. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
