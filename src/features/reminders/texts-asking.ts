import { nameInMessage } from '#kernel/person-name.ts'

interface AskedDriver {
  readonly fullName: string
  /** `16–22.03` */
  readonly week: string
  /** Lets the driver in, to the form. */
  readonly link: string
}

/** With which the office asks a driver for the form. */
export const askingMessages = {
  subject: (week: string) => `Czekamy na Twój grafik: ${week}`,
  letter: ({ fullName, week, link }: AskedDriver) =>
    [
      `Dzień dobry, ${nameInMessage(fullName)}!`,
      `Nie mamy jeszcze Twojego grafiku na tydzień ${week}.`,
      `W formularzu powtórzysz poprzedni tydzień jednym dotknięciem albo wybierzesz inne zmiany: ${link}`,
      'Jeśli nie chcesz wtedy jeździć, wyślij pusty grafik.',
    ].join('\n\n'),
} as const
