import { nameInMessage } from '#kernel/person-name.ts'

export interface ShiftReminder {
  readonly fullName: string
  /** `pn 16.03` */
  readonly day: string
  /** `6:00–18:00` */
  readonly hours: string
  /** Empty where the car is off, or its place unknown. */
  readonly reg: string
  readonly parking: string
  readonly link: string
}

export interface FormReminder {
  readonly fullName: string
  /** `16–22.03` */
  readonly week: string
  /** `sob 14.03, 18:00` */
  readonly until: string
  readonly link: string
}

/** Monday first, as before a date. */
export const WEEKDAYS = ['pn', 'wt', 'śr', 'czw', 'pt', 'sob', 'nd'] as const

/** Titles and bodies stand on a locked screen: no names, no plates. */
export const reminderMessages = {
  shiftTitle: (day: string, hours: string) => `Twoja zmiana: ${day}, ${hours}`,
  shiftBody: 'Dotknij, żeby zobaczyć auto i miejsce.',
  shiftSubject: (day: string) => `Przypomnienie o zmianie: ${day}`,
  shiftLetter: ({ fullName, day, hours, reg, parking, link }: ShiftReminder) =>
    [
      `Dzień dobry, ${nameInMessage(fullName)}!`,
      [
        `Twoja zmiana: ${day}, ${hours}.`,
        reg === '' ? '' : `Auto: ${reg}.`,
        parking === '' ? '' : `Stoi: ${parking}.`,
      ]
        .filter(Boolean)
        .join('\n'),
      `Wszystko o zmianie: ${link}`,
      'Godzinę przypomnień zmienisz albo wyłączysz na tej samej stronie.',
    ].join('\n\n'),
  formTitle: (until: string) => `Wyślij grafik do: ${until}`,
  formBody: 'Dotknij, żeby wybrać zmiany.',
  formSubject: (week: string) => `Przypomnienie o grafiku: ${week}`,
  formLetter: ({ fullName, week, until, link }: FormReminder) =>
    [
      `Dzień dobry, ${nameInMessage(fullName)}!`,
      `Nie mamy jeszcze Twojego grafiku na tydzień ${week}. Formularz zamyka się: ${until}.`,
      `Zmiany wybierzesz tutaj: ${link}`,
      'Jeśli nie chcesz wtedy jeździć, wyślij pusty grafik.',
    ].join('\n\n'),
} as const
