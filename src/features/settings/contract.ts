import * as z from 'zod/mini'
import { normalizePhone } from '#kernel/phone.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDone, wireInteger, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { CHASING_BOUNDS } from './domain/chasing.ts'
import {
  CONFIRM_UNKNOWN,
  FEWEST_REMOVED_DAYS,
  FIRST_EVENING_HOUR,
  LAST_EVENING_HOUR,
  MARKET_APPROVAL,
  MOST_APPROVAL_HOURS,
  MOST_FORM_HOURS,
  MOST_REMOVED_DAYS,
  MOST_RESERVE_MINUTES,
  MOST_UNKNOWN_PER_HOUR,
  PHOTO_DAYS,
  PHOTO_MEGABYTES,
  REMINDER_WAYS,
} from './domain/settings.ts'
import { settingsTexts } from './texts.ts'

const bonusTier = z.object({
  from: wireInteger(1, 100, settingsTexts.shifts),
  to: wireInteger(1, 100, settingsTexts.shifts),
  /** PLN */
  value: wireInteger(0, 100_000, settingsTexts.amount),
})
const bonusTierOnWire = z.object({ from: z.number(), to: z.number(), value: z.number() })
const weekOnWire = z.object({ year: z.number(), week: z.number() })
const planning = {
  /** Seats that regular choices leave free go to the reserve (D16). */
  fillFromReserve: z.boolean(),
  /** On-call drivers are seated too, in a second pass. */
  seatOnCall: z.boolean(),
  policy: z.enum(['queue', 'balanced', 'equal']),
}

export const getPublicSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'anyone',
  summary: 'What the public screens need to know of the settings.',
  input: z.object({}),
  output: z.object({
    /** The fleet's current week (D3). */
    week: z.number(),
    year: z.number(),
    /** The week that availability is given for: the one after the current. */
    availabilityWeek: weekOnWire,
    showSchedule: z.boolean(),
    showWeek: z.boolean(),
    /**
     * Until when what was sent for `availabilityWeek` may be sent and changed, by the fleet's clock
     * (D51); null without a deadline.
     */
    deadline: z.nullable(
      z.object({
        date: z.string(),
        /** 1-24 */
        hour: z.number(),
        passed: z.boolean(),
        /** The date on which the form of the next week opens; null while nobody knows it. */
        nextOpens: z.nullable(z.string()),
      }),
    ),
    showPopup: z.boolean(),
    popupText: z.string(),
    trainingUrl: z.string(),
    dataAdministrator: z.string(),
    officePhone: z.string(),
    officeHours: z.string(),
    bonusTiers: z.array(bonusTierOnWire),
    /** Drivers may take free shifts on a page of their own, and hand theirs over. */
    market: z.boolean(),
    /** Drivers take and return cars on a page of their own. */
    handover: z.boolean(),
    /** There is a way to send a driver the PIN: letters, or SMS where the fleet tells PINs so. */
    sendsPin: z.boolean(),
    /** Letters leave: there is a gateway for them. */
    sendsLetters: z.boolean(),
  }),
  failures: {},
})

export const getAdminSettings = endpoint({
  method: 'GET',
  path: '/api/asettings',
  access: 'user',
  summary: 'All settings; the PIN only for administrators with the flag (D28), else null.',
  input: z.object({}),
  output: z.object({
    week: z.number(),
    year: z.number(),
    /** The current week follows the clock (D3). */
    following: z.boolean(),
    adminWeek: z.number(),
    adminYear: z.number(),
    adminMonth: z.number(),
    defaultLimit: z.number(),
    /** Default limit x 7 x 2 (Spec 1 §9). */
    capacityEstimate: z.number(),
    showSchedule: z.boolean(),
    showWeek: z.boolean(),
    /** 0 is Monday, hour 1-24; null: what is sent is sent once (D51). */
    editDeadline: z.nullable(z.object({ weekday: z.number(), hour: z.number() })),
    /** Of the week that is collected now. */
    deadline: z.nullable(z.object({ date: z.string(), hour: z.number(), passed: z.boolean() })),
    showPopup: z.boolean(),
    popupText: z.string(),
    trainingUrl: z.string(),
    dataAdministrator: z.string(),
    officePhone: z.string(),
    officeHours: z.string(),
    pin: z.nullable(z.string()),
    /** The key that sealed it is lost: nobody can read it, and a new one has to be given. */
    pinUnreadable: z.boolean(),
    pinChangedAt: z.nullable(z.string()),
    bonusTiers: z.array(bonusTierOnWire),
    planning: z.object({ ...planning, floor: z.number() }),
    market: z.object({
      on: z.boolean(),
      names: z.boolean(),
      approval: z.enum(MARKET_APPROVAL),
      approvalHours: z.number(),
      reserveMinutes: z.number(),
    }),
    reminders: z.object({
      /** 15-22 */
      eveningHour: z.nullable(z.number()),
      formHours: z.nullable(z.number()),
      otherwise: z.enum(REMINDER_WAYS),
    }),
    /** When the office may ask drivers who keep silent. */
    chasing: z.object({ restHours: z.number(), fromHour: z.number(), untilHour: z.number() }),
    handover: z.object({ on: z.boolean(), keepDays: z.number(), megabytes: z.number() }),
    sendPinBySms: z.boolean(),
    sendConfirmation: z.boolean(),
    sendServiceSms: z.boolean(),
    /** Publishing a generated week is a step of its own (D43). */
    publishApart: z.boolean(),
    sendScheduleSms: z.boolean(),
    sendStatementLetters: z.boolean(),
    sendStatementSms: z.boolean(),
    keepRemovedDays: z.number(),
    /** When a form of an unknown phone waits for the office (D44). */
    confirmUnknown: z.enum(CONFIRM_UNKNOWN),
    unknownPerHour: z.number(),
    version: z.number(),
  }),
  failures: {},
})

/** One contract per setting, all alike: the new value in, done out. */
function setting<I extends z.ZodMiniObject>(
  path: string,
  access: 'user' | 'admin',
  summary: string,
  input: I,
) {
  return endpoint({
    method: 'PUT',
    path,
    access,
    summary,
    input,
    output: wireDone,
    failures: {
      no_such_week: { status: 400, msg: settingsTexts.noSuchWeek },
      no_such_month: { status: 400, msg: settingsTexts.noSuchMonth },
      tiers_overlap: { status: 400, msg: settingsTexts.tiersOverlap },
    },
  })
}

export const setWeek = setting(
  '/api/week',
  'user',
  "Pins the fleet's current week (D3); the year may come along.",
  z.object({ week: wireWeek, year: z.optional(wireYear) }),
)
export const setYear = setting(
  '/api/year',
  'user',
  "Pins the fleet's current week-year (D3).",
  z.object({ year: wireYear }),
)
export const followWeek = setting(
  '/api/settings/follow-week',
  'user',
  'Lets the current week follow the clock again (D3).',
  z.object({}),
)
export const setAdminPeriod = setting(
  '/api/month-year',
  'user',
  'The week, year or month that administrators look at.',
  z.object({
    mode: z.enum(['week', 'year', 'month'], { error: settingsTexts.adminPeriod }),
    item: wireInteger(1, 2198, settingsTexts.number),
  }),
)
export const setShowWeek = setting(
  '/api/show-week',
  'user',
  'Opens or closes the availability form (D3).',
  z.object({ showWeek: wireBoolean }),
)
export const setEditDeadline = setting(
  '/api/settings/edit-deadline',
  'user',
  'Until when drivers may send, change and withdraw their availability (D51): a weekday of the week before (0 is Monday) and a full hour; null: what is sent is sent once.',
  z.object({
    editDeadline: z.nullable(
      z.object({
        weekday: wireInteger(0, 6, settingsTexts.deadlineWeekday),
        hour: wireInteger(1, 24, settingsTexts.deadlineHour),
      }),
    ),
  }),
)
export const setShowSchedule = setting(
  '/api/update-view',
  'user',
  'Shows or hides the public calendars (D3).',
  z.object({ showSchedule: wireBoolean }),
)
export const setDefaultLimit = setting(
  '/api/defaultLimit',
  'user',
  'People per shift where no day limit says otherwise: 1 to 25.',
  z.object({ defaultLimit: wireInteger(1, 25, settingsTexts.defaultLimitRange) }),
)
export const setShowPopup = setting(
  '/api/update-popup',
  'user',
  'Switches the info popup.',
  z.object({ showPopup: wireBoolean }),
)
export const setPopupText = setting(
  '/api/update-popup-text',
  'user',
  'The text of the info popup.',
  z.object({ popupText: z.string().check(z.maxLength(2000, { error: settingsTexts.popupTextLength })) }),
)
export const changePin = setting(
  '/api/change-pin',
  'admin',
  "The fleet's PIN: 4 digits. Ends the sessions opened with the old one.",
  z.object({ pin: z.string().check(z.regex(/^\d{4}$/, { error: settingsTexts.pinDigits })) }),
)
export const setBonusTiers = setting(
  '/api/settings/bonus-tiers',
  'admin',
  'The tiers of the availability bonus (D10).',
  z.object({ tiers: z.array(bonusTier).check(z.maxLength(20)) }),
)
export const setTraining = setting(
  '/api/settings/training',
  'user',
  "The address of the 'Szkolenie' video; empty for the illustrated guide.",
  z.object({
    trainingUrl: z
      .string()
      .check(z.regex(/^(https:\/\/\S{3,500})?$/, { error: settingsTexts.trainingAddress })),
  }),
)
export const setDataAdministrator = setting(
  '/api/settings/data-administrator',
  'admin',
  'Who administers the data, and why: stands under the form.',
  z.object({ dataAdministrator: z.string().check(z.maxLength(1000)) }),
)
/** The number is kept as it was typed: its spaces help to read it. */
export const setOffice = setting(
  '/api/settings/office',
  'user',
  "The office's phone and hours, which stand wherever drivers are sent to the office. What is left out stays; empty: nothing is shown.",
  z.object({
    officePhone: z.optional(
      z.string().check(
        typed(),
        z.maxLength(40, { error: settingsTexts.officePhone }),
        z.refine((text) => text === '' || normalizePhone(text) !== undefined, {
          error: settingsTexts.officePhone,
        }),
      ),
    ),
    officeHours: z.optional(
      z.string().check(typed(), z.maxLength(100, { error: settingsTexts.officeHours })),
    ),
  }),
)
export const setPlanning = setting(
  '/api/settings/planning',
  'user',
  'How the builder fills the week (D16).',
  z.object({ ...planning, floor: wireInteger(0, 2, settingsTexts.floor) }),
)
export const setMarket = setting(
  '/api/settings/market',
  'user',
  'What drivers may do among themselves with shifts of published weeks. What is left out stays.',
  z.object({
    on: z.optional(wireBoolean),
    names: z.optional(wireBoolean),
    approval: z.optional(z.enum(MARKET_APPROVAL, { error: settingsTexts.marketApproval })),
    approvalHours: z.optional(wireInteger(1, MOST_APPROVAL_HOURS, settingsTexts.marketHours)),
    reserveMinutes: z.optional(wireInteger(0, MOST_RESERVE_MINUTES, settingsTexts.marketMinutes)),
  }),
)
export const setReminders = setting(
  '/api/settings/reminders',
  'user',
  'What drivers are reminded of by themselves: a shift on the evening before, the form before it closes; null: not. `otherwise` is how those are told whose phones take no push. What is left out stays.',
  z.object({
    eveningHour: z.optional(
      z.nullable(wireInteger(FIRST_EVENING_HOUR, LAST_EVENING_HOUR, settingsTexts.eveningHour)),
    ),
    formHours: z.optional(z.nullable(wireInteger(1, MOST_FORM_HOURS, settingsTexts.formHours))),
    otherwise: z.optional(z.enum(REMINDER_WAYS, { error: settingsTexts.reminderWay })),
  }),
)
const { restHours, fromHour, untilHour } = CHASING_BOUNDS
export const setChasing = setting(
  '/api/settings/chasing',
  'user',
  'When the office may ask drivers who keep silent: once in so many hours, and between which hours of the day. What is left out stays.',
  z.object({
    restHours: z.optional(wireInteger(restHours.least, restHours.most, settingsTexts.chasingRest)),
    fromHour: z.optional(wireInteger(fromHour.least, fromHour.most, settingsTexts.chasingFrom)),
    untilHour: z.optional(wireInteger(untilHour.least, untilHour.most, settingsTexts.chasingUntil)),
  }),
)
export const setHandover = setting(
  '/api/settings/handover',
  'user',
  'Whether drivers hand cars over on their phones, and how long and in how much room photos are kept, those of reports too. What is left out stays.',
  z.object({
    on: z.optional(wireBoolean),
    keepDays: z.optional(wireInteger(PHOTO_DAYS.least, PHOTO_DAYS.most, settingsTexts.handoverDays)),
    megabytes: z.optional(
      wireInteger(PHOTO_MEGABYTES.least, PHOTO_MEGABYTES.most, settingsTexts.handoverMegabytes),
    ),
  }),
)
export const setPublishing = setting(
  '/api/settings/publishing',
  'user',
  'Whether publishing a generated week is a step of its own (D43).',
  z.object({ publishApart: wireBoolean }),
)
export const setRetention = setting(
  '/api/settings/retention',
  'admin',
  'How many days removed shifts and their reasons are kept (D22).',
  z.object({
    keepRemovedDays: wireInteger(FEWEST_REMOVED_DAYS, MOST_REMOVED_DAYS, settingsTexts.keepRemovedDays),
  }),
)
export const setUnknownPeople = setting(
  '/api/settings/unknown-people',
  'user',
  'When forms of unknown phones wait for the office: in a burst, always or never (D44). What is left out stays.',
  z.object({
    confirmUnknown: z.optional(z.enum(CONFIRM_UNKNOWN, { error: settingsTexts.confirmUnknown })),
    unknownPerHour: z.optional(wireInteger(1, MOST_UNKNOWN_PER_HOUR, settingsTexts.unknownPerHour)),
  }),
)
export const setNotifications = setting(
  '/api/settings/notifications',
  'admin',
  'Which messages go out by themselves. What is left out stays as it is.',
  z.object({
    sendPinBySms: z.optional(wireBoolean),
    sendConfirmation: z.optional(wireBoolean),
    sendServiceSms: z.optional(wireBoolean),
    sendScheduleSms: z.optional(wireBoolean),
    sendStatementLetters: z.optional(wireBoolean),
    sendStatementSms: z.optional(wireBoolean),
  }),
)
