export interface MessagingSettings {
  /** SMS without Polish letters, so that one holds 160 characters instead of 70 (D31). */
  readonly plainSms: boolean
  /** Whoever picks a free shift gets an SMS beside the letter. */
  readonly freeShiftSms: boolean
  /** To everybody, whatever the driver reads. */
  readonly smsInPolish: boolean
  /** How long a message is kept once nothing more happens to it. */
  readonly keepDays: number
  /** ISO codes of the countries to whose numbers SMS go; Poland is always among them (D45). */
  readonly smsCountries: readonly string[]
  /** What one part of an SMS costs, in hundredths of a grosz; null: nobody has said. */
  readonly smsPartPrice: number | null
}

export const HOME_COUNTRY = 'PL'
export const DEFAULTS: MessagingSettings = {
  plainSms: true,
  freeShiftSms: false,
  smsInPolish: false,
  keepDays: 90,
  smsCountries: [HOME_COUNTRY],
  smsPartPrice: null,
}
export const FEWEST_DAYS = 7
export const MOST_DAYS = 3650
