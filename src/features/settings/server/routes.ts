import { endSessionsOf } from '#features/auth/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { isWeek, type Week } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type Route, reads, writes, writesAfter } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import {
  changePin,
  followWeek,
  getAdminSettings,
  getPublicSettings,
  setAdminPeriod,
  setBonusTiers,
  setChasing,
  setDataAdministrator,
  setDefaultLimit,
  setEditDeadline,
  setHandover,
  setMarket,
  setNotifications,
  setOffice,
  setPlanning,
  setPopupText,
  setPublishing,
  setReminders,
  setRetention,
  setShowPopup,
  setShowSchedule,
  setShowWeek,
  setTraining,
  setUnknownPeople,
  setWeek,
  setYear,
} from '../contract.ts'
import { tiersAreDisjoint } from '../domain/bonus-tiers.ts'
import { inYear } from '../domain/weeks-in-force.ts'
import { adminSettingsOnWire, publicSettingsOnWire } from './on-wire.ts'
import { fleetDoor, readFleetPin } from './public.ts'
import { readSettings, settingsInForce } from './read-settings.ts'
import {
  changeSettings,
  fleetPinRow,
  lockedSettingsRow,
  type SettingsChange,
  storeFleetPin,
} from './store.ts'

const DONE = ok({ status: 'ok' as const })

export function settingsRoutes(platform: Platform, throttle: Throttle): Route[] {
  const { clock, secrets } = platform

  const change = async (tx: Tx, change: SettingsChange) => {
    await changeSettings(tx, change)
    return DONE
  }
  const pin = async (tx: Tx, week: Week) => change(tx, { pinnedYear: week.year, pinnedWeek: week.week })
  /** The settings, which nobody else changes until the transaction ends. */
  const locked = async (tx: Tx) => settingsInForce(await lockedSettingsRow(tx), clock)

  return [
    reads(getPublicSettings, async (_, { queries }) =>
      ok(publicSettingsOnWire(await readSettings(queries, clock), gatewaysOf(platform))),
    ),

    reads(getAdminSettings, async (_, { queries, caller }) => {
      const settings = await readSettings(queries, clock)
      const row = await fleetPinRow(queries)
      const shown = row && caller.user?.admin ? (secrets.tryOpen(row.sealed) ?? 'unreadable') : null
      return ok(adminSettingsOnWire(settings, shown, row?.changedAt ?? null))
    }),

    writes(setWeek, async ({ week, year }, { tx }) => {
      const wanted = { week, year: year ?? (await locked(tx)).currentWeek.year }
      return isWeek(wanted.year, wanted.week) ? pin(tx, wanted) : fail({ code: 'no_such_week' })
    }),
    writes(setYear, async ({ year }, { tx }) => pin(tx, inYear((await locked(tx)).currentWeek, year))),
    writes(followWeek, async (_, { tx }) => change(tx, { pinnedYear: null, pinnedWeek: null })),

    // Another week brings its own month along; another year keeps the month.
    writes(setAdminPeriod, async ({ mode, item }, { tx }) => {
      const row = await lockedSettingsRow(tx)
      const { adminWeek, adminMonth, currentWeek } = settingsInForce(row, clock)
      const wanted = adminPeriod(mode, item, adminWeek)
      if (!wanted) return fail({ code: mode === 'month' ? 'no_such_month' : 'no_such_week' })
      return change(tx, {
        adminYear: wanted.year,
        adminWeek: wanted.week,
        adminMonth: { week: null, month: item, year: adminMonth }[mode],
        adminChosenInYear: currentWeek.year,
        adminChosenInWeek: currentWeek.week,
      })
    }),

    writes(setShowWeek, async ({ showWeek }, { tx }) => change(tx, { showWeek })),
    writes(setEditDeadline, async ({ editDeadline }, { tx, audit }) => {
      audit(editDeadline ? { ...editDeadline } : { off: true })
      return change(tx, { editDeadline })
    }),
    writes(setShowSchedule, async ({ showSchedule }, { tx }) => change(tx, { showSchedule })),
    writes(setDefaultLimit, async ({ defaultLimit }, { tx }) => change(tx, { defaultLimit })),
    writes(setShowPopup, async ({ showPopup }, { tx }) => change(tx, { showPopup })),
    writes(setPopupText, async ({ popupText }, { tx }) => change(tx, { popupText })),
    writes(setTraining, async ({ trainingUrl }, { tx }) => change(tx, { trainingUrl })),
    writes(setDataAdministrator, async ({ dataAdministrator }, { tx }) => change(tx, { dataAdministrator })),
    writes(setOffice, async ({ officePhone, officeHours }, { tx }) =>
      change(tx, {
        ...(officePhone === undefined ? {} : { officePhone }),
        ...(officeHours === undefined ? {} : { officeHours }),
      }),
    ),
    writes(setPlanning, async (planning, { tx }) => change(tx, { planning })),
    writes(setMarket, async (sent, { tx, audit }) => {
      const { market: was } = await locked(tx)
      const market = {
        on: sent.on ?? was.on,
        names: sent.names ?? was.names,
        approval: sent.approval ?? was.approval,
        approvalHours: sent.approvalHours ?? was.approvalHours,
        reserveMinutes: sent.reserveMinutes ?? was.reserveMinutes,
      }
      audit(market)
      return change(tx, { market })
    }),
    writes(setReminders, async (sent, { tx, audit }) => {
      const { reminders: was } = await locked(tx)
      const reminders = {
        eveningHour: sent.eveningHour === undefined ? was.eveningHour : sent.eveningHour,
        formHours: sent.formHours === undefined ? was.formHours : sent.formHours,
        otherwise: sent.otherwise ?? was.otherwise,
      }
      const { eveningHour, formHours, otherwise } = reminders
      audit({ eveningHour: eveningHour ?? 'off', formHours: formHours ?? 'off', otherwise })
      return change(tx, { reminders })
    }),
    writes(setChasing, async (sent, { tx, audit }) => {
      const { chasing: was } = await locked(tx)
      const chasing = {
        restHours: sent.restHours ?? was.restHours,
        fromHour: sent.fromHour ?? was.fromHour,
        untilHour: sent.untilHour ?? was.untilHour,
      }
      audit(chasing)
      return change(tx, { chasing })
    }),
    writes(setHandover, async (sent, { tx, audit }) => {
      const { handover: was } = await locked(tx)
      const handover = {
        on: sent.on ?? was.on,
        keepDays: sent.keepDays ?? was.keepDays,
        megabytes: sent.megabytes ?? was.megabytes,
      }
      audit(handover)
      return change(tx, { handover })
    }),
    writes(setPublishing, async ({ publishApart }, { tx }) => change(tx, { publishApart })),
    writes(setRetention, async ({ keepRemovedDays }, { tx, audit }) => {
      audit({ keepRemovedDays })
      return change(tx, { keepRemovedDays })
    }),
    writes(
      setNotifications,
      async (
        {
          sendPinBySms,
          sendConfirmation,
          sendServiceSms,
          sendScheduleSms,
          sendStatementLetters,
          sendStatementSms,
        },
        { tx },
      ) =>
        change(tx, {
          ...(sendPinBySms === undefined ? {} : { sendPinBySms }),
          ...(sendConfirmation === undefined ? {} : { sendConfirmation }),
          ...(sendServiceSms === undefined ? {} : { sendServiceSms }),
          ...(sendScheduleSms === undefined ? {} : { sendScheduleSms }),
          ...(sendStatementLetters === undefined ? {} : { sendStatementLetters }),
          ...(sendStatementSms === undefined ? {} : { sendStatementSms }),
        }),
    ),
    writes(setUnknownPeople, async ({ confirmUnknown, unknownPerHour }, { tx, audit }) => {
      const changed = {
        ...(confirmUnknown === undefined ? {} : { confirmUnknown }),
        ...(unknownPerHour === undefined ? {} : { unknownPerHour }),
      }
      audit(changed)
      return change(tx, changed)
    }),
    writes(setBonusTiers, async ({ tiers }, { tx }) =>
      tiersAreDisjoint(tiers)
        ? change(tx, { bonusTiers: [...tiers].sort((a, b) => a.from - b.from) })
        : fail({ code: 'tiers_overlap' }),
    ),

    writesAfter(
      changePin,
      async ({ pin }) => ({ hash: await secrets.hashPin(pin), sealed: secrets.seal(pin) }),
      async (_, { tx, prepared }) => {
        await storeFleetPin(tx, { ...prepared, changedAt: instantNow(clock) })
        await endSessionsOf(tx, 'fleet', 'fleet')
        await throttle.renewed(tx, 'fleet-pin', fleetDoor(await readFleetPin(tx)))
        return DONE
      },
    ),
  ]
}

/**
 * The week that administrators are to look at; undefined where the calendar has no such week, year or month.
 */
function adminPeriod(mode: 'week' | 'year' | 'month', item: number, now: Week): Week | undefined {
  switch (mode) {
    case 'week':
      return isWeek(now.year, item) ? { year: now.year, week: item } : undefined
    case 'year':
      return isWeek(item, 1) ? inYear(now, item) : undefined
    case 'month':
      return item <= 12 ? now : undefined
  }
}
