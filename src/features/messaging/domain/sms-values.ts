import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'

/** What each kind of SMS tells of. The texts around it are the administrator's (D31). */
export interface SmsValues {
  /** To a driver who has a new PIN (D11). */
  readonly pin: { readonly fullName: string; readonly pin: string }
  /** With the link that confirms a planned service (D27). */
  readonly 'service-link': {
    readonly fullName: string
    readonly reg: string
    readonly date: CalendarDate
    /** HH:MM */
    readonly time: string
    /** Empty where nobody has said. */
    readonly place: string
    readonly link: string
  }
  /** To another day or shift (D21). */
  readonly 'shift-moved': {
    readonly fullName: string
    readonly from: Slot
    readonly to: Slot
    /** Of the car there; empty without one. */
    readonly reg: string
  }
  /** The same shift in another car (D21). */
  readonly 'shift-other-car': {
    readonly fullName: string
    readonly slot: Slot
    readonly fromReg: string
    readonly reg: string
  }
  /** The same shift without a car: on the reserve list, or on call (D21). */
  readonly 'shift-to-list': {
    readonly fullName: string
    readonly slot: Slot
    readonly fromReg: string
    readonly list: 'reserve' | 'on-call'
  }
  /** A move that the driver was told of was taken back: the original place holds again. */
  readonly 'shift-back': { readonly fullName: string; readonly slot: Slot; readonly reg: string }
  /** Never with the reason: it may be an illness. */
  readonly 'shift-removed': { readonly fullName: string; readonly slot: Slot }
  readonly 'shift-added': { readonly fullName: string; readonly slot: Slot; readonly reg: string }
  /** Several changes in one SMS that would be too long in full. */
  readonly 'shift-changes': {
    readonly fullName: string
    /** How many there are. */
    readonly changes: number
    /** Of these days, each once. */
    readonly dates: readonly CalendarDate[]
    /** Where the driver sees them. */
    readonly link: string
  }
  /** The week's schedule is published (D43). */
  readonly 'schedule-ready': {
    readonly fullName: string
    /** `16-22.3.2026` */
    readonly week: string
    /** The shifts with a car, and how many wait: one line. */
    readonly shifts: string
    /** Lets the driver in. */
    readonly link: string
  }
  /** The evening before a shift with a car. */
  readonly 'shift-reminder': {
    readonly fullName: string
    readonly slot: Slot
    readonly reg: string
    /** Where the car stands; empty where nobody has said. */
    readonly parking: string
  }
  /** To whoever has not sent the form, before it closes. */
  readonly 'form-reminder': {
    readonly fullName: string
    /** `16-22.3.2026` */
    readonly week: string
    /** Until when it takes what is sent: `14.3.2026, 18:00`. */
    readonly until: string
    readonly link: string
  }
  /** To whoever has not sent the form, by the office's own act. */
  readonly 'form-request': {
    readonly fullName: string
    /** `16-22.3` */
    readonly week: string
    /** Lets the driver in, to the form. */
    readonly link: string
  }
  /** The driver has picked it in the calendar (D15). */
  readonly 'free-shift': {
    readonly fullName: string
    readonly slot: Slot
    /** Empty while the week is not generated. */
    readonly reg: string
  }
  /**
   * Somebody who holds the fleet's PIN has picked shifts for the driver, who may take them back by the link.
   */
  readonly 'free-shift-by-pin': {
    readonly fullName: string
    readonly slots: readonly Slot[]
    readonly link: string
  }
  /** A week of the driver was settled, or settled anew. */
  readonly 'statement-ready': {
    readonly fullName: string
    /** `47 (16-22.11.2026)` */
    readonly week: string
    /** How much and where to: half a sentence. */
    readonly outcome: string
    readonly link: string
  }
  /** The office has answered what the driver asked about a statement. */
  readonly 'question-answered': {
    readonly fullName: string
    /** `47 (16-22.11.2026)` */
    readonly week: string
    readonly link: string
  }
}

export type SmsKind = keyof SmsValues
