import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { weekOf } from '#kernel/week.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { addDayFuel, getFuelWeek, getSavedFuel } from '../contract.ts'
import { checkPrice } from './checked-lines.ts'
import { type FuelDraft, keepFuelDraft, recallFuelDraft, type TypedLine, withoutSent } from './draft.ts'
import { type Fuel, type FuelDay, fuelDayOf } from './fuel-day.ts'
import { pricesOf, type ShownLine, settled, shownLine, type TypedPrices } from './shown-line.ts'

type Loading =
  | { readonly kind: 'nothing' | 'loading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | { readonly kind: 'shown'; readonly date: CalendarDate; readonly day: FuelDay }

export interface FuelSheet {
  readonly loading: Loading
  readonly prices: TypedPrices
  readonly lines: readonly ShownLine[]
  load(date: CalendarDate): Promise<CallFailure | undefined>
  setPrice(fuel: Fuel, text: string): void
  type(key: string, line: TypedLine): void
  tick(key: string, ticked: boolean): void
  /** Back to what was sent for the row. */
  forget(key: string): void
  /** Sends these rows of a shift; they count as sent once the server has said so. */
  send(shift: Shift, lines: readonly ShownLine[]): Promise<CallFailure | undefined>
}

const NO_DRAFT: FuelDraft = { lines: {}, ticked: [] }

interface Sheet {
  /** Whose draft it is; undefined while no date is on the screen. */
  readonly date: CalendarDate | undefined
  readonly draft: FuelDraft
  /** The prices that stood in the fields before this date. */
  readonly carried: TypedPrices
}

/**
 * The sheet of one date: what the server has, and over it what is typed here, kept on the device with each
 * letter.
 */
export function useFuelSheet(): FuelSheet {
  const [loading, setLoading] = useState<Loading>({ kind: 'nothing' })
  const [sheet, setSheet] = useState<Sheet>({
    date: undefined,
    draft: NO_DRAFT,
    carried: { petrol: '', gas: '' },
  })
  const wanted = useRef<CalendarDate>(undefined)
  const [keys] = useState(createActKeys)
  const { date, draft, carried } = sheet
  const day = loading.kind === 'shown' ? loading.day : undefined
  const prices = useMemo(() => pricesOf(draft, day, carried), [draft, day, carried])

  const write = useCallback(
    (change: (before: FuelDraft) => FuelDraft) =>
      setSheet((before) => ({ ...before, draft: change(before.draft) })),
    [],
  )

  async function load(next: CalendarDate): Promise<CallFailure | undefined> {
    wanted.current = next
    setLoading({ kind: 'loading' })
    // What is typed while another date is on its way must not go to the one before.
    if (next !== date) setSheet({ date: undefined, draft: NO_DRAFT, carried: prices })
    const read = await readDay(next)
    // Another date was asked for meanwhile.
    if (wanted.current !== next) return undefined
    if (!read.ok) {
      setLoading({ kind: 'failed', failure: read.failure })
      return read.failure
    }
    setSheet((before) => (before.date === next ? before : opened(next, read.value, before)))
    setLoading({ kind: 'shown', date: next, day: read.value })
    return undefined
  }

  useEffect(() => {
    if (date !== undefined) keepFuelDraft(date, draft)
  }, [date, draft])

  const lines = useMemo(
    () => day?.lines.map((line) => shownLine(line, draft, prices)) ?? [],
    [day, draft, prices],
  )

  async function send(shift: Shift, chosen: readonly ShownLine[]): Promise<CallFailure | undefined> {
    if (loading.kind !== 'shown') return undefined
    const sentDate = loading.date
    const input = {
      day: sentDate,
      shift,
      details: chosen.map(({ driverId, typed: { petrol, gas, hours }, sent }) => ({
        id: driverId,
        benzyna: petrol.trim() || '0',
        gaz: gas.trim() || '0',
        godziny: hours.trim() || null,
        sentAt: sent ? sent.sentAt : null,
      })),
      fuelPrice: prices.petrol.trim() || '0',
      gasPrice: prices.gas.trim() || '0',
    }
    const result = await call(addDayFuel, input, { requestId: keys.keyFor(input) })
    const overtaken = !result.ok && result.failure.code === 'sent_meanwhile'
    if (!result.ok && !overtaken) return result.failure
    if (result.ok) {
      keys.answered()
      const sent = Object.fromEntries(chosen.map(({ key, typed }) => [key, typed]))
      markSent(sentDate, chosen, new Map(result.value.sentAt.map(({ id, sentAt }) => [id, sentAt])))
      setSheet((before) => {
        if (before.date === sentDate) return { ...before, draft: withoutSent(before.draft, sent) }
        const kept = recallFuelDraft(sentDate)
        if (kept) keepFuelDraft(sentDate, withoutSent(kept, sent))
        return before
      })
    }
    await refresh(sentDate)
    return result.ok ? undefined : result.failure
  }

  /**
   * As the server has it now, with nothing on the screen taken away; without an answer what is there stays.
   */
  async function refresh(shownDate: CalendarDate): Promise<void> {
    if (wanted.current !== shownDate) return
    const read = await readDay(shownDate)
    if (!read.ok) return
    setLoading((before) =>
      before.kind === 'shown' && before.date === shownDate ? { ...before, day: read.value } : before,
    )
    setSheet((before) =>
      before.date === shownDate ? { ...before, draft: settled(before.draft, read.value) } : before,
    )
  }

  /**
   * Until the day is read back, and if it can't be: the server has taken these. What is sent next says that
   * it has seen them, so that others' figures are not replaced unseen.
   */
  function markSent(
    sentDate: CalendarDate,
    chosen: readonly ShownLine[],
    sentAt: ReadonlyMap<string, string>,
  ): void {
    const at = { petrol: checkPrice(prices.petrol) ?? 0, gas: checkPrice(prices.gas) ?? 0 }
    const sentBy = new Map(chosen.map(({ shift, driverId, typed }) => [`${shift} ${driverId}`, typed]))
    setLoading((before) => {
      if (before.kind !== 'shown' || before.date !== sentDate) return before
      const now = before.day.lines.map((line) => {
        const typed = sentBy.get(`${line.shift} ${line.driverId}`)
        const moment = sentAt.get(line.driverId)
        return typed && moment ? { ...line, sent: { typed, prices: at, sentAt: moment } } : line
      })
      return { ...before, day: { ...before.day, lines: now } }
    })
  }

  const type = useCallback(
    (key: string, line: TypedLine) =>
      write((before) => ({ ...before, lines: { ...before.lines, [key]: line } })),
    [write],
  )
  const tick = useCallback(
    (key: string, ticked: boolean) =>
      write((before) => {
        const others = before.ticked.filter((each) => each !== key)
        return { ...before, ticked: ticked ? [...others, key] : others }
      }),
    [write],
  )
  const forget = useCallback(
    (key: string) =>
      write((before) => ({
        ...before,
        lines: Object.fromEntries(Object.entries(before.lines).filter(([each]) => each !== key)),
      })),
    [write],
  )
  const setPrice = (fuel: Fuel, text: string) =>
    write((before) => ({ ...before, [fuel === 'petrol' ? 'petrolPrice' : 'gasPrice']: text }))

  return { loading, prices, lines, load, setPrice, type, tick, forget, send }
}

type ReadDay =
  | { readonly ok: true; readonly value: FuelDay }
  | { readonly ok: false; readonly failure: CallFailure }

async function readDay(date: CalendarDate): Promise<ReadDay> {
  const [week, saved] = await Promise.all([call(getFuelWeek, weekOf(date)), call(getSavedFuel, { date })])
  if (!week.ok) return week
  if (!saved.ok) return saved
  return { ok: true, value: fuelDayOf(date, week.value.data, saved.value.data) }
}

/** What this device keeps of the date. Prices in the fields go along to a date that has none. */
function opened(date: CalendarDate, day: FuelDay, { draft, carried }: Sheet): Sheet {
  const { lines, ticked, petrolPrice, gasPrice } = recallFuelDraft(date) ?? NO_DRAFT
  const onTheWay = { petrol: draft.petrolPrice ?? carried.petrol, gas: draft.gasPrice ?? carried.gas }
  const priceOf = (fuel: Fuel, kept: string | undefined) =>
    kept || (day.prices[fuel] === undefined ? onTheWay[fuel] : undefined)
  const own = { petrolPrice: priceOf('petrol', petrolPrice), gasPrice: priceOf('gas', gasPrice) }
  return { date, draft: settled({ lines, ticked, ...own }, day), carried: onTheWay }
}
