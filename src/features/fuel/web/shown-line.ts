import { checkPrice, isEmpty, isPricedAnew, isSameLine } from './checked-lines.ts'
import { type FuelDraft, lineKey, type TypedLine } from './draft.ts'
import type { Fuel, FuelDay, FuelLine } from './fuel-day.ts'

export interface ShownLine extends FuelLine {
  readonly key: string
  readonly typed: TypedLine
  readonly ticked: boolean
  /** Typed, and not yet sent like that or not at this price. */
  readonly unsent: boolean
  /** What differs from what was sent; undefined where nothing does, or nothing was. */
  readonly since: 'figures' | 'price' | undefined
}

/** PLN a litre, letter by letter. */
export type TypedPrices = Readonly<Record<Fuel, string>>

const NO_LINE: TypedLine = { petrol: '', gas: '', hours: '' }

/**
 * What is typed for a date goes before what was sent for it, and that before what the fields held for another
 * date.
 */
export function pricesOf(draft: FuelDraft, day: FuelDay | undefined, carried: TypedPrices): TypedPrices {
  return {
    petrol: draft.petrolPrice ?? day?.prices.petrol ?? carried.petrol,
    gas: draft.gasPrice ?? day?.prices.gas ?? carried.gas,
  }
}

/** What was sent, and over it what is typed here. */
export function shownLine(line: FuelLine, draft: FuelDraft, prices: TypedPrices): ShownLine {
  const key = lineKey(line.shift, line.driverId)
  const typed = draft.lines[key] ?? line.sent?.typed ?? NO_LINE
  const since = changeOf(typed, line, prices)
  return {
    ...line,
    key,
    typed,
    ticked: draft.ticked.includes(key),
    since,
    unsent: line.sent ? since !== undefined : !isEmpty(typed),
  }
}

function changeOf(typed: TypedLine, { sent }: FuelLine, prices: TypedPrices): ShownLine['since'] {
  if (!sent) return undefined
  if (!isSameLine(typed, sent.typed)) return 'figures'
  // A price that is not right yet is told beside its field.
  const now = { petrol: checkPrice(prices.petrol), gas: checkPrice(prices.gas) }
  return isPricedAnew(typed, sent.prices, now) ? 'price' : undefined
}

/**
 * Without what is sent by now, be it from here or by another: a row of the same figures, an emptied one of
 * which nothing was sent, and a price, which then follows what others send.
 */
export function settled(draft: FuelDraft, { lines, prices }: FuelDay): FuelDraft {
  const sentBy = new Map(lines.map((line) => [lineKey(line.shift, line.driverId), line.sent?.typed]))
  const left = Object.entries(draft.lines).filter(([key, line]) => {
    const sent = sentBy.get(key)
    return sent ? !isSameLine(line, sent) : !isEmpty(line)
  })
  const priceLeft = (typed: string | undefined, sent: string | undefined) =>
    typed !== undefined && sent !== undefined && checkPrice(typed) === checkPrice(sent) ? undefined : typed
  return {
    ...draft,
    lines: Object.fromEntries(left),
    petrolPrice: priceLeft(draft.petrolPrice, prices.petrol),
    gasPrice: priceLeft(draft.gasPrice, prices.gas),
  }
}

/** The same to the eye, so that the row need not be drawn again. */
export function looksSame(a: ShownLine, b: ShownLine): boolean {
  return (
    a.key === b.key &&
    a.typed === b.typed &&
    a.sent === b.sent &&
    a.ticked === b.ticked &&
    a.since === b.since &&
    a.fullName === b.fullName &&
    a.reg === b.reg
  )
}
