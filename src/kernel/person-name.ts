/** Reordering, zero-width and other characters that nobody sees, which make a name look like another one. */
const UNSEEN =
  /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Variation_Selector}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0/gu

/** What makes a program take it for a link or an address. */
const LINK = /@|:\/\/|www\./iu

/** A telephone number has more, and would be read as one. */
const MOST_DIGITS = 8

/** More accents on one letter than any script has run over the lines around it. */
const PILED_MARKS = /\p{M}{5}/u

/** On one line: inner runs of white space made one, trimmed, and without what nobody sees. */
export function onOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim()
}

/**
 * Trimmed, inner runs of white space made one, and without what nobody sees. A dot between words gets its
 * space, so that no program takes `J.Kowalski` or `jan.pl` for an address.
 */
export function normalizeFullName(text: string): string {
  return onOneLine(onOneLine(text).replace(/\.(?=\p{L})/gu, '. '))
}

/**
 * Full name: at least one space (Spec 1 §5), inside the name; letters of any script, and no link or telephone
 * number. At most 100 characters.
 */
export function isFullName(text: string): boolean {
  const name = normalizeFullName(text)
  if (!name.includes(' ') || name.length > 100 || text.includes('\u0000')) return false
  const digits = name.match(/\p{N}/gu)?.length ?? 0
  return /\p{L}/u.test(name) && !LINK.test(name) && !PILED_MARKS.test(name) && digits <= MOST_DIGITS
}

const LONGEST_IN_LETTERS = 60

/**
 * A name as a letter or SMS prints it, since a stranger may have typed it: letters only, at most 60
 * characters. Old records may hold names that {@link isFullName} would refuse today.
 */
export function nameInMessage(fullName: string): string {
  const letters = normalizeFullName(fullName)
    .replace(/[^\p{L}\p{M} '’ʼ.\-‐‑–]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (letters.length <= LONGEST_IN_LETTERS) return letters
  const cut = letters.slice(0, LONGEST_IN_LETTERS)
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
}

/** An ordinary address pattern (Spec 1 §5); at most 254 characters. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return (
    address.length <= 254 &&
    !new RegExp(UNSEEN.source, 'u').test(address) &&
    /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/u.test(address)
  )
}

/**
 * The mailbox behind an address, for counting what it gets: case, `+tags`, and the dots that Gmail does not
 * see, make no other one. Not an address to send to.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const plain = local.replace(/\+.*$/u, '') || local
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${plain}@${domain}`
  return `${plain.replaceAll('.', '')}@gmail.com`
}
