import { parseDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import type { Days, FactKind, IncomeFact } from '../facts/income-fact.ts'
import type { Scheme } from '../scheme/scheme.ts'
import type { DrivenShift, SettlementInput } from '../week/input.ts'
import type { Line } from '../week/line.ts'
import type { Settlement } from '../week/settle.ts'

export const WEEK_47: Week = { year: 2026, week: 47 }

export function day(text: string) {
  const date = parseDate(text)
  if (!date) throw new RangeError(`No such date: ${text}`)
  return date
}

export function daysOf(week: Week): Days {
  const dates = datesOf(week)
  return { from: dates[0]!, to: dates[6]! }
}

/** Złoty as they are written, to grosze: 2,431.50 are 243150. */
export function zl(pln: number): number {
  return Math.round(pln * 100)
}

/** Amounts of one row of an app's weekly file, in złoty. */
export function rowOf(
  app: string,
  amounts: Partial<Record<FactKind, number>>,
  belongs: IncomeFact['belongs'] = daysOf(WEEK_47),
): IncomeFact[] {
  return Object.entries(amounts).map(([kind, pln]) => ({
    id: `${app}-${kind}`,
    app,
    kind: kind as FactKind,
    grosze: zl(pln),
    belongs,
    row: `${app} weekly`,
  }))
}

/** The driver keeps the net, tips and tolls pass apart in full, cash and fuel are deducted. */
export const PLAIN_SCHEME: Scheme = {
  earns: { kind: 'rent' },
  tiers: [],
  passes: {
    tip: { kind: 'apart', basisPoints: 10_000 },
    toll: { kind: 'apart', basisPoints: 10_000 },
    campaign: { kind: 'within-net' },
    cancellation: { kind: 'within-net' },
  },
  vat: { kind: 'included' },
  partnerFee: null,
  guarantee: null,
  fuelBasisPoints: 10_000,
  cash: 'deducted',
}

/** 50/50 of the net less 8 %. */
export const HALVES: Scheme = {
  ...PLAIN_SCHEME,
  earns: { kind: 'share', basisPoints: 5000, apps: [] },
  vat: { kind: 'before-split', basisPoints: 800, floor: true },
}

export function weekWith(told: Partial<SettlementInput>): SettlementInput {
  return {
    period: daysOf(WEEK_47),
    facts: [],
    scheme: PLAIN_SCHEME,
    shifts: [],
    charges: [],
    openingBalance: 0,
    ...told,
  }
}

export function drove(...slots: readonly [string, Slot['shift'], number?][]): DrivenShift[] {
  return slots.map(([date, shift, minutes]) => ({
    id: `shift ${date} ${shift}`,
    date: day(date),
    shift,
    minutes: minutes ?? null,
  }))
}

/** What a statement shows: code, app where there is one, and the amount in złoty. */
export function shown({ lines }: Pick<Settlement, 'lines'>): string[] {
  return lines.map(({ code, app, amount }) => `${app ? `${code} ${app}` : code} ${(amount / 100).toFixed(2)}`)
}

export function inner(line: Line | undefined): string[] {
  return (line?.workings ?? []).map(
    ({ code, of, grosze }) => `${of ? `${code} ${of}` : code} ${(grosze / 100).toFixed(2)}`,
  )
}

export function lineOf({ lines }: Pick<Settlement, 'lines'>, code: Line['code']): Line | undefined {
  return lines.find((one) => one.code === code)
}
