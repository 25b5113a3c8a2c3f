/** What a bank reads a file's bytes as. */
export type Encoding = 'ascii' | 'windows-1250' | 'iso-8859-2' | 'utf-8'

/** The byte of each Polish letter in Windows-1250 and in ISO 8859-2; ASCII is the same everywhere. */
const POLISH: Readonly<Record<string, readonly [number, number]>> = {
  Ą: [0xa5, 0xa1],
  Ć: [0xc6, 0xc6],
  Ę: [0xca, 0xca],
  Ł: [0xa3, 0xa3],
  Ń: [0xd1, 0xd1],
  Ó: [0xd3, 0xd3],
  Ś: [0x8c, 0xa6],
  Ź: [0x8f, 0xac],
  Ż: [0xaf, 0xaf],
  ą: [0xb9, 0xb1],
  ć: [0xe6, 0xe6],
  ę: [0xea, 0xea],
  ł: [0xb3, 0xb3],
  ń: [0xf1, 0xf1],
  ó: [0xf3, 0xf3],
  ś: [0x9c, 0xb6],
  ź: [0x9f, 0xbc],
  ż: [0xbf, 0xbf],
}

/**
 * The bytes of a text of ASCII and, beyond `ascii`, Polish letters. Throws for any other character, since a
 * substitute would stand in a payee's name unseen: the text was to be made writable before
 * (plain-letters.ts).
 */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else bytes.push(...bytesOfPolish(letter, code, encoding))
  }
  return Uint8Array.from(bytes)
}

function bytesOfPolish(letter: string, code: number, encoding: Encoding): readonly number[] {
  const single = POLISH[letter]
  if (!single || encoding === 'ascii') throw new Error(`${letter} can't be written in ${encoding}`)
  // Every Polish letter takes two bytes in UTF-8.
  if (encoding === 'utf-8') return [0xc0 | (code >> 6), 0x80 | (code & 0x3f)]
  return [encoding === 'windows-1250' ? single[0] : single[1]]
}
