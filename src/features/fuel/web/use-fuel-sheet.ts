import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { weekOf } from '#kernel/week.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { addDayFuel, getFuelWeek, getSavedFuel } from '../contract.ts'
import { isEmpty, isSameLine } from './checked-lines.ts'
import { type FuelDraft, keepFuelDraft, lineKey, recallFuelDraft, type TypedLine } from './draft.ts'
import { type FuelDay, type FuelLine, fuelDayOf } from './fuel-day.ts'

export interface ShownLine extends FuelLine {
  readonly key: string
  readonly typed: TypedLine
  readonly ticked: boolean
  /** Typed, and not yet sent like that. */
  readonly unsent: boolean
}

type Loading =
  | { readonly kind: 'nothing' | 'loading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | { readonly kind: 'shown'; readonly date: CalendarDate; readonly day: FuelDay }

export interface FuelSheet {
  readonly loading: Loading
  readonly prices: { readonly petrol: string; readonly gas: string }
  readonly lines: readonly ShownLine[]
  load(date: CalendarDate): Promise<CallFailure | undefined>
  setPrice(fuel: 'petrol' | 'gas', text: string): void
  type(key: string, field: keyof TypedLine, text: string): void
  tick(key: string, ticked: boolean): void
  /** Sends these rows of a shift; they count as sent once the server has said so. */
  send(shift: Shift, lines: readonly ShownLine[]): Promise<CallFailure | undefined>
}

const NO_LINE: TypedLine = { petrol: '', gas: '', hours: '' }
const NO_DRAFT: FuelDraft = { petrolPrice: '', gasPrice: '', lines: {}, ticked: [] }

/** The sheet of one date: what the server has, and over it what is typed here, kept on the device with each letter. */
export function useFuelSheet(): FuelSheet {
  const [loading, setLoading] = useState<Loading>({ kind: 'nothing' })
  const [draft, setDraft] = useState<FuelDraft>(NO_DRAFT)
  const wanted = useRef<CalendarDate>(undefined)
  const [keys] = useState(createActKeys)
  const date = loading.kind === 'shown' ? loading.date : undefined

  const load = useCallback(async (next: CalendarDate, quietly = false) => {
    wanted.current = next
    if (!quietly) setLoading({ kind: 'loading' })
    const answers = await Promise.all([call(getFuelWeek, weekOf(next)), call(getSavedFuel, { date: next })])
    // Another date was asked for meanwhile.
    if (wanted.current !== next) return undefined
    const [week, saved] = answers
    const failure = !week.ok ? week.failure : !saved.ok ? saved.failure : undefined
    if (failure) {
      if (!quietly) setLoading({ kind: 'failed', failure })
      return failure
    }
    if (!week.ok || !saved.ok) return undefined
    const day = fuelDayOf(next, week.value.data, saved.value.data)
    if (!quietly) setDraft((before) => recallFuelDraft(next) ?? firstDraft(day, before))
    setLoading({ kind: 'shown', date: next, day })
    return undefined
  }, [])

  useEffect(() => {
    if (date !== undefined) keepFuelDraft(date, draft)
  }, [date, draft])

  const lines = useMemo(
    () => (loading.kind === 'shown' ? loading.day.lines.map((line) => shownLine(line, draft)) : []),
    [loading, draft],
  )

  async function send(shift: Shift, chosen: readonly ShownLine[]): Promise<CallFailure | undefined> {
    if (date === undefined) return undefined
    const input = {
      day: date,
      shift,
      details: chosen.map(({ driverId, typed: { petrol, gas, hours } }) => ({
        id: driverId,
        benzyna: petrol.trim() || '0',
        gaz: gas.trim() || '0',
        godziny: hours.trim() || null,
      })),
      fuelPrice: draft.petrolPrice.trim() || '0',
      gasPrice: draft.gasPrice.trim() || '0',
    }
    const result = await call(addDayFuel, input, { requestId: keys.keyFor(input) })
    if (!result.ok) return result.failure
    keys.answered()
    await load(date, true)
    const sent = new Set(chosen.map(({ key }) => key))
    setDraft((before) => ({
      ...before,
      lines: Object.fromEntries(Object.entries(before.lines).filter(([key]) => !sent.has(key))),
    }))
    return undefined
  }

  return {
    loading,
    prices: { petrol: draft.petrolPrice, gas: draft.gasPrice },
    lines,
    load,
    setPrice: (fuel, text) =>
      setDraft((before) => ({ ...before, [fuel === 'petrol' ? 'petrolPrice' : 'gasPrice']: text })),
    type: (key, field, text) =>
      setDraft((before) => {
        const sent = lines.find((line) => line.key === key)?.sent
        const line = { ...(before.lines[key] ?? sent ?? NO_LINE), [field]: text }
        return { ...before, lines: { ...before.lines, [key]: line } }
      }),
    tick: (key, ticked) =>
      setDraft((before) => {
        const others = before.ticked.filter((each) => each !== key)
        return { ...before, ticked: ticked ? [...others, key] : others }
      }),
    send,
  }
}

/** A new date begins with the prices it was sent at, else with those that stand in the fields. */
function firstDraft(day: FuelDay, before: FuelDraft): FuelDraft {
  const { petrol, gas } = day.prices ?? { petrol: before.petrolPrice, gas: before.gasPrice }
  return { ...NO_DRAFT, petrolPrice: petrol, gasPrice: gas }
}

function shownLine(line: FuelLine, draft: FuelDraft): ShownLine {
  const key = lineKey(line.shift, line.driverId)
  const typed = draft.lines[key] ?? line.sent ?? NO_LINE
  const unsent = line.sent ? !isSameLine(typed, line.sent) : !isEmpty(typed)
  return { ...line, key, typed, ticked: draft.ticked.includes(key), unsent }
}
