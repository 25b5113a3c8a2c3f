import { digestOfBytes } from './digest.ts'
import type { WrittenFile } from './written-file.ts'

/** What a spreadsheet or an editor leaves behind in a bank's file. */
export type SignOfEditing =
  | 'byte-order-mark'
  | 'line-ends'
  | 'separator'
  /** An account of 26 digits that became a number, as 6,11E+25: its last digits are lost. */
  | 'account-as-number'
  | 'quotes'

export type JudgedFile =
  | { readonly code: 'as-written'; readonly part: number }
  | { readonly code: 'altered'; readonly signs: readonly SignOfEditing[] }

/**
 * Whether a file that somebody brings back is, byte for byte, one that a batch gave out. Anything else is
 * altered, whatever its signs: only the digest decides, and signs help to say what happened.
 */
export function judgeReturnedFile(bytes: Uint8Array, files: readonly WrittenFile[]): JudgedFile {
  const digest = digestOfBytes(bytes)
  const same = files.find((file) => file.digest === digest)
  if (same) return { code: 'as-written', part: same.part }
  return { code: 'altered', signs: signsOf(bytes, files[0]?.extension === 'xml') }
}

function signsOf(bytes: Uint8Array, isXml: boolean): SignOfEditing[] {
  const [first = 0, second = 0, third = 0] = bytes
  const marked = first === 0xef && second === 0xbb && third === 0xbf
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Letters do not matter here, and in every encoding at hand the marks are ASCII; zeros fill UTF-16.
  const text = Array.from(bytes, (byte) => (byte === 0 ? '' : String.fromCharCode(byte))).join('')
  const signs: SignOfEditing[] = []
  if (marked || wide) signs.push('byte-order-mark')
  if (isXml) return signs
  if (/(^|[^\r])\n|\r(?!\n)/.test(text)) signs.push('line-ends')
  if (/110[;\t]/.test(text)) signs.push('separator')
  if (/\d[.,]\d+E\+\d/i.test(text)) signs.push('account-as-number')
  if (!/"\d{26}"/.test(text)) signs.push('quotes')
  return signs
}
