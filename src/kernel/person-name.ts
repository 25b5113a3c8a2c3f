/** Trimmed, inner runs of white space made one. */
export function normalizeFullName(text: string): string {
  return text.trim().replace(/\s+/gu, ' ')
}

/** Full name: at least one space (Spec 1 §5), inside the name, and no control characters. At most 100 characters. */
export function isFullName(text: string): boolean {
  const name = normalizeFullName(text)
  return name.includes(' ') && name.length <= 100 && !/\p{Cc}/u.test(name)
}

/** An ordinary address pattern (Spec 1 §5); at most 254 characters. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return (
    address.length <= 254 &&
    /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/u.test(address)
  )
}
