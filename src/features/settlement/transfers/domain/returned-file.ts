import { sha256OfBytes } from '#kernel/sha256.ts'
import type { WrittenFile } from './written-file.ts'

/** What a spreadsheet or an editor leaves behind in a bank's file. */
export type SignOfEditing =
  | 'byte-order-mark'
  | 'line-ends'
  | 'separator'
  /** An account of 26 digits that became a number, as 6,11E+25: its last digits are lost. */
  | 'account-as-number'
  | 'quotes'
  /** An account or a bank's number that begins with 0 lost it. */
  | 'leading-zeros'
  /** A line has more or fewer than the 15 fields. */
  | 'columns'
  /** Letters were saved in another encoding, or became question marks. */
  | 'encoding'

export type JudgedFile =
  | { readonly code: 'as-written'; readonly part: number }
  | { readonly code: 'altered'; readonly signs: readonly SignOfEditing[] }

/**
 * Whether a file that somebody brings back is, byte for byte, one that a batch gave out. Anything else is
 * altered, whatever its signs: only the digest decides, and signs help to say what happened.
 */
export function judgeReturnedFile(
  bytes: Uint8Array,
  files: readonly Pick<WrittenFile, 'digest' | 'part'>[],
): JudgedFile {
  const digest = sha256OfBytes(bytes)
  const same = files.find((file) => file.digest === digest)
  if (same) return { code: 'as-written', part: same.part }
  return { code: 'altered', signs: signsOf(bytes, isXml(bytes)) }
}

function isXml(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 200).includes(0x3c)
}

const FIELDS = 15
/** Places of payer's bank, payee's bank, payer's account and payee's account, and how long each is. */
const NUMBERS = [
  [3, 8],
  [10, 8],
  [5, 26],
  [6, 26],
] as const

function signsOf(bytes: Uint8Array, xml: boolean): SignOfEditing[] {
  const [first = 0, second = 0, third = 0] = bytes
  const marked = first === 0xef && second === 0xbb && third === 0xbf
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Letters do not matter here, and in every encoding at hand the marks are ASCII; zeros fill UTF-16.
  let text = ''
  for (const byte of bytes) if (byte !== 0) text += String.fromCharCode(byte)
  const signs: SignOfEditing[] = []
  if (marked || wide) signs.push('byte-order-mark')
  if (!marked && isOtherwiseEncoded(text)) signs.push('encoding')
  if (xml) return signs
  if (/(^|[^\r])\n|\r(?!\n)/.test(text)) signs.push('line-ends')
  const separator = /110[;\t]/.test(text)
  if (separator) signs.push('separator')
  if (/\d[.,]\d+E\+\d/i.test(text)) signs.push('account-as-number')
  if (!/"\d{26}"/.test(text)) signs.push('quotes')
  const lines = linesOf(text)
  if (lines.some((fields) => fields.length !== FIELDS)) signs.push('columns')
  if (lines.some(lostZeros)) signs.push('leading-zeros')
  return signs
}

/** Each line's fields; what stands between quotes holds no mark. */
function linesOf(text: string): string[][] {
  return text
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
    .map((line) => line.match(/("[^"]*"|[^,;\t]*)(?:[,;\t]|$)/g)?.slice(0, -1) ?? [])
    .map((fields) => fields.map((field) => field.replace(/[,;\t]$/, '').replaceAll('"', '')))
}

/** Digits alone, and fewer than there have to be. */
function lostZeros(fields: readonly string[]): boolean {
  return NUMBERS.some(([place, length]) => {
    const field = fields[place] ?? ''
    return /^\d+$/.test(field) && field.length < length
  })
}

/** Bytes of UTF-8 pairs, as our files have them for no bank by default, or marks put for lost letters. */
function isOtherwiseEncoded(text: string): boolean {
  return /[\u00c3-\u00c5][\u0080-\u00bf]|\u00ef\u00bf\u00bd|\w\?\w/.test(text)
}
