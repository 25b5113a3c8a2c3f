/**
 * A new key for one act, sent on every try of it (D6). Not `crypto.randomUUID`, which browsers keep to https and
 * localhost, while a fleet may open the page by the address of a machine in its office.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
