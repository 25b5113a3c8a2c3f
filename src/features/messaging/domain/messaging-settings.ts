export interface MessagingSettings {
  /** SMS without Polish letters, so that one holds 160 characters instead of 70 (D31). */
  readonly plainSms: boolean
  /** Whoever picks a free shift gets an SMS beside the letter. */
  readonly freeShiftSms: boolean
  /** How long a message is kept once nothing more happens to it. */
  readonly keepDays: number
}

export const DEFAULTS: MessagingSettings = { plainSms: true, freeShiftSms: false, keepDays: 90 }
export const FEWEST_DAYS = 7
export const MOST_DAYS = 3650
