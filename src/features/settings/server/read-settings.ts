import { addWeeks, type Week } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { deadlineOf, isPast } from '../domain/edit-deadline.ts'
import type { Settings } from '../domain/settings.ts'
import { currentWeek, periodInForce } from '../domain/weeks-in-force.ts'
import { type SettingsRow, settingsRow } from './store.ts'

/**
 * The settings in force now: what was set, the defaults for the rest, and the clock's week unless one is
 * pinned (D3).
 */
export async function readSettings(queries: Queries, clock: Clock): Promise<Settings> {
  return settingsInForce(await settingsRow(queries), clock)
}

export function settingsInForce(row: SettingsRow, clock: Clock): Settings {
  const pinned = week(row.pinnedYear, row.pinnedWeek)
  const now = fleetTime(clock)
  const current = currentWeek(pinned, now.date)
  const availabilityWeek = addWeeks(current, 1)
  const deadline = row.editDeadline && deadlineOf(availabilityWeek, row.editDeadline)
  const chosenWeek = week(row.adminYear, row.adminWeek)
  const chosenDuring = week(row.adminChosenInYear, row.adminChosenInWeek)
  const period = periodInForce(
    chosenWeek && chosenDuring && { week: chosenWeek, month: row.adminMonth ?? undefined, chosenDuring },
    current,
  )
  return {
    currentWeek: current,
    following: pinned === undefined,
    availabilityWeek,
    adminWeek: period.week,
    adminMonth: period.month,
    defaultLimit: row.defaultLimit,
    showSchedule: row.showSchedule,
    showWeek: row.showWeek,
    editDeadline: row.editDeadline,
    deadline: deadline && { ...deadline, passed: isPast(deadline, now) },
    showPopup: row.showPopup,
    popupText: row.popupText,
    trainingUrl: row.trainingUrl,
    dataAdministrator: row.dataAdministrator,
    officePhone: row.officePhone,
    officeHours: row.officeHours,
    bonusTiers: row.bonusTiers,
    planning: row.planning,
    market: row.market,
    reminders: row.reminders,
    chasing: row.chasing,
    handover: row.handover,
    sendPinBySms: row.sendPinBySms,
    sendConfirmation: row.sendConfirmation,
    sendServiceSms: row.sendServiceSms,
    publishApart: row.publishApart,
    sendScheduleSms: row.sendScheduleSms,
    sendStatementLetters: row.sendStatementLetters,
    sendStatementSms: row.sendStatementSms,
    keepRemovedDays: row.keepRemovedDays,
    confirmUnknown: row.confirmUnknown,
    unknownPerHour: row.unknownPerHour,
    version: row.version,
  }
}

function week(year: number | null, number: number | null): Week | undefined {
  return year === null || number === null ? undefined : { year, week: number }
}
