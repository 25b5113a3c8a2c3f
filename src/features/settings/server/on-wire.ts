import type { CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { MessageGateways } from '#platform/server/message-gateways.ts'
import type { getAdminSettings, getPublicSettings } from '../contract.ts'
import type { Settings } from '../domain/settings.ts'

export function publicSettingsOnWire(
  settings: Settings,
  { smtp, sms }: MessageGateways,
): OutputOf<typeof getPublicSettings> {
  return {
    ...settings.currentWeek,
    availabilityWeek: settings.availabilityWeek,
    showSchedule: settings.showSchedule,
    showWeek: settings.showWeek,
    deadline: settings.deadline && { ...settings.deadline, nextOpens: nextOpening(settings) },
    showPopup: settings.showPopup,
    popupText: settings.popupText,
    trainingUrl: settings.trainingUrl,
    dataAdministrator: settings.dataAdministrator,
    officePhone: settings.officePhone,
    officeHours: settings.officeHours,
    bonusTiers: [...settings.bonusTiers],
    market: settings.market.on,
    handover: settings.handover.on,
    sendsLetters: smtp !== undefined,
    sendsPin: smtp !== undefined || (sms !== undefined && settings.sendPinBySms),
  }
}

/** When the form of the week after opens; null where the office moves the weeks by hand: nobody knows yet. */
export function nextOpening({ following, availabilityWeek }: Settings): CalendarDate | null {
  return following ? mondayOf(availabilityWeek) : null
}

/** @param pin readable, null for whoever may not see it, 'unreadable' where the key that sealed it is lost */
export function adminSettingsOnWire(
  settings: Settings,
  pin: string | null,
  pinChangedAt: string | null,
): OutputOf<typeof getAdminSettings> {
  return {
    ...settings.currentWeek,
    following: settings.following,
    adminWeek: settings.adminWeek.week,
    adminYear: settings.adminWeek.year,
    adminMonth: settings.adminMonth,
    defaultLimit: settings.defaultLimit,
    capacityEstimate: settings.defaultLimit * 7 * 2,
    showSchedule: settings.showSchedule,
    showWeek: settings.showWeek,
    editDeadline: settings.editDeadline,
    deadline: settings.deadline,
    showPopup: settings.showPopup,
    popupText: settings.popupText,
    trainingUrl: settings.trainingUrl,
    dataAdministrator: settings.dataAdministrator,
    officePhone: settings.officePhone,
    officeHours: settings.officeHours,
    pin: pin === 'unreadable' ? null : pin,
    pinUnreadable: pin === 'unreadable',
    pinChangedAt,
    bonusTiers: [...settings.bonusTiers],
    planning: settings.planning,
    market: settings.market,
    reminders: settings.reminders,
    chasing: settings.chasing,
    handover: settings.handover,
    sendPinBySms: settings.sendPinBySms,
    sendConfirmation: settings.sendConfirmation,
    sendServiceSms: settings.sendServiceSms,
    publishApart: settings.publishApart,
    sendScheduleSms: settings.sendScheduleSms,
    sendStatementLetters: settings.sendStatementLetters,
    sendStatementSms: settings.sendStatementSms,
    keepRemovedDays: settings.keepRemovedDays,
    confirmUnknown: settings.confirmUnknown,
    unknownPerHour: settings.unknownPerHour,
    version: settings.version,
  }
}
