import type { Week } from '#kernel/week.ts'
import type { Chasing } from './chasing.ts'
import type { DeadlineOfWeek, EditDeadline } from './edit-deadline.ts'

/**
 * One row of the availability bonus (D10): while the count of chosen shifts lies in `from`-`to`, `value` PLN
 * can be reached.
 */
export interface BonusTier {
  readonly from: number
  readonly to: number
  /** PLN */
  readonly value: number
}

/** Always, never, or where more unknown phones come than usual (D44). */
export const CONFIRM_UNKNOWN = ['burst', 'always', 'never'] as const
export type ConfirmUnknown = (typeof CONFIRM_UNKNOWN)[number]

/** How the builder fills the week (D16). */
export interface Planning {
  readonly fillFromReserve: boolean
  readonly seatOnCall: boolean
  readonly policy: 'queue' | 'balanced' | 'equal'
  /** Shifts that everyone is to get before anyone gets more; 0-2. */
  readonly floor: number
}

/** When a shift that drivers hand to each other waits for the office. */
export const MARKET_APPROVAL = ['never', 'always', 'soon'] as const

/** What drivers may do among themselves with shifts of published weeks. */
export interface Market {
  readonly on: boolean
  /** Drivers see each other's names on it, and may ask one colleague. */
  readonly names: boolean
  readonly approval: (typeof MARKET_APPROVAL)[number]
  /** With `soon`: where the shift begins in fewer hours than this. */
  readonly approvalHours: number
  /** For so long only the reserve of the slot is asked, before everyone else is; 0: not first. */
  readonly reserveMinutes: number
}

/** How drivers are reminded whose phones take no push, unless they choose otherwise themselves. */
export const REMINDER_WAYS = ['none', 'email', 'sms'] as const
export type ReminderWay = (typeof REMINDER_WAYS)[number]

/** What drivers are reminded of by themselves. */
export interface Reminders {
  /** Full hour of the evening before a shift; null: only who has chosen one. */
  readonly eveningHour: number | null
  /** So many hours before the form closes, to whoever has not sent it; null: nobody. */
  readonly formHours: number | null
  readonly otherwise: ReminderWay
}

/** Evenings begin and end at these hours. */
export const FIRST_EVENING_HOUR = 15
export const LAST_EVENING_HOUR = 22
export const MOST_FORM_HOURS = 72

export const MOST_APPROVAL_HOURS = 168
export const MOST_RESERVE_MINUTES = 1440

/** Cars handed over on drivers' phones. */
export interface HandoverSetting {
  readonly on: boolean
  /** Days for which photos are kept. */
  readonly keepDays: number
  /** All photos together take so much room at the most; the oldest go first. */
  readonly megabytes: number
}

export const PHOTO_DAYS = { least: 7, most: 730 } as const
export const PHOTO_MEGABYTES = { least: 50, most: 5000 } as const

/** What the fleet has set, with today's answers for what follows the clock. */
export interface Settings {
  /** The fleet's current week (D3). */
  readonly currentWeek: Week
  /** The current week follows the clock. */
  readonly following: boolean
  /** The week that drivers give availability for: the one after the current (D3). */
  readonly availabilityWeek: Week
  /** The week that administrators look at. */
  readonly adminWeek: Week
  /** 1-12, of the year of `adminWeek` */
  readonly adminMonth: number
  /** 1-25 people a shift (Spec 1 §9) */
  readonly defaultLimit: number
  readonly showSchedule: boolean
  readonly showWeek: boolean
  /**
   * Until when drivers may change what they sent; null: it is sent once, as the specification has it
   * (D51).
   */
  readonly editDeadline: EditDeadline | null
  /** Of `availabilityWeek`; null without one. */
  readonly deadline: (DeadlineOfWeek & { readonly passed: boolean }) | null
  readonly showPopup: boolean
  readonly popupText: string
  readonly trainingUrl: string
  readonly dataAdministrator: string
  /** As drivers read and call it; empty where drivers are sent to the office without a number. */
  readonly officePhone: string
  /** When somebody answers there, in words; empty where nothing is said. */
  readonly officeHours: string
  readonly bonusTiers: readonly BonusTier[]
  readonly planning: Planning
  readonly market: Market
  readonly reminders: Reminders
  readonly chasing: Chasing
  readonly handover: HandoverSetting
  readonly sendPinBySms: boolean
  /** The e-mail that confirms a submission (D12). */
  readonly sendConfirmation: boolean
  /** The SMS with which a driver confirms a planned service (D27). */
  readonly sendServiceSms: boolean
  /**
   * Publishing a generated week is a step of its own; else generating publishes at once, as the specification
   * has it (D43).
   */
  readonly publishApart: boolean
  /** An SMS beside the letter when a week is published (D43). */
  readonly sendScheduleSms: boolean
  /** Letters with which the office tells drivers that a week was settled. */
  readonly sendStatementLetters: boolean
  /** SMS to those who chose them, or have no e-mail. */
  readonly sendStatementSms: boolean
  /** Days for which removed shifts and their reasons are kept, which may tell of illness (D22). */
  readonly keepRemovedDays: number
  /** When a form of an unknown phone waits for the office (D44). */
  readonly confirmUnknown: ConfirmUnknown
  /** Unknown phones of an hour that are known at once. */
  readonly unknownPerHour: number
  /** Grows with each change. */
  readonly version: number
}

export const MOST_UNKNOWN_PER_HOUR = 1000

/** Reasons of removed shifts are kept so many days at least, and at most. */
export const FEWEST_REMOVED_DAYS = 30
export const MOST_REMOVED_DAYS = 3650

/** The values of a fleet that has set nothing yet. The tiers are the specification's (Spec 1 §9, D10). */
export const DEFAULTS = {
  /** A year answers what the office asks of them. */
  keepRemovedDays: 365,
  defaultLimit: 10,
  showSchedule: true,
  showWeek: true,
  editDeadline: null as EditDeadline | null,
  showPopup: false,
  popupText: '',
  trainingUrl: '',
  dataAdministrator: '',
  officePhone: '',
  officeHours: '',
  bonusTiers: [
    { from: 10, to: 17, value: 200 },
    { from: 18, to: 22, value: 300 },
  ] as readonly BonusTier[],
  planning: { fillFromReserve: true, seatOnCall: false, policy: 'balanced', floor: 0 } as Planning,
  market: { on: false, names: false, approval: 'always', approvalHours: 24, reserveMinutes: 60 } as Market,
  /** A push costs nobody anything, and only who wants it gets it. */
  reminders: { eveningHour: 20, formHours: 24, otherwise: 'none' } as Reminders,
  chasing: { restHours: 12, fromHour: 8, untilHour: 21 } as Chasing,
  handover: { on: false, keepDays: 90, megabytes: 500 } as HandoverSetting,
  sendPinBySms: false,
  sendConfirmation: true,
  sendServiceSms: false,
  confirmUnknown: 'burst' as ConfirmUnknown,
  unknownPerHour: 10,
  publishApart: false,
  sendScheduleSms: false,
  sendStatementLetters: true,
  sendStatementSms: false,
} as const
