/** One septet each in the GSM 7-bit default alphabet (3GPP TS 23.038). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Two septets each. */
const EXTENDED = new Set('\f^{}\\[~]|€')

/**
 * Septets that a character takes in an SMS; undefined where GSM-7 lacks it, and the whole SMS becomes UCS-2.
 */
export function septetsOf(character: string): 1 | 2 | undefined {
  if (BASIC.has(character)) return 1
  return EXTENDED.has(character) ? 2 : undefined
}

export interface SmsSize {
  readonly encoding: 'gsm7' | 'ucs2'
  /** Septets (GSM-7, extended characters count double) or UTF-16 units (UCS-2). */
  readonly units: number
  /** How many SMS the gateway charges; 0 for no text. */
  readonly parts: number
}

/** One SMS holds `alone`; each part of a longer one `each`, since a header tells which part it is. */
const ROOM = { gsm7: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } } as const

/** Parts as networks cut them: a character of two units is never cut in half. */
export function sizeOfSms(text: string): SmsSize {
  const characters = [...text]
  const encoding = characters.every((character) => septetsOf(character) !== undefined) ? 'gsm7' : 'ucs2'
  const widths = characters.map((character) =>
    encoding === 'gsm7' ? (septetsOf(character) ?? 1) : character.length,
  )
  const units = widths.reduce((sum, width) => sum + width, 0)
  const { alone, each } = ROOM[encoding]
  if (units <= alone) return { encoding, units, parts: units === 0 ? 0 : 1 }
  let parts = 1
  let filled = 0
  for (const width of widths) {
    if (filled + width > each) {
      parts += 1
      filled = 0
    }
    filled += width
  }
  return { encoding, units, parts }
}
