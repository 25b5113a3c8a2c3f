/**
 * A new key for one act, sent on every try of it (D6), or a name for a tab. Not `crypto.randomUUID`, which
 * browsers keep to https and localhost, while a fleet may open the page by the address of a machine in its
 * office.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A UUID (version 4) where a contract wants one of a thing that the page makes; for the same reason not
 * the browser's own.
 */
export function newUuid(): string {
  const hex = newRequestId()
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

export interface ActKeys {
  /** The key of the act with this content: the same until an answer has come or the content is another. */
  keyFor(content: unknown): string
  /** An answer has come: what is sent next is a new act, even with the same content. */
  answered(): void
}

/**
 * Keys that outlive a lost answer: whoever then presses again sends the same act, and it has one effect (D6).
 */
export function createActKeys(): ActKeys {
  let open: { readonly content: string; readonly key: string } | undefined
  return {
    keyFor(content) {
      const text = JSON.stringify(content)
      if (open?.content !== text) open = { content: text, key: newRequestId() }
      return open.key
    },
    answered() {
      open = undefined
    },
  }
}
