import { nameInMessage } from '#kernel/person-name.ts'

export const PIN_LETTER_SUBJECT = 'Twój PIN do kalendarza pracy'

/** The letter to a driver whom the office added, or gave a new PIN (D11). */
export function pinLetterText(driver: {
  fullName: string
  pin: string
  calendarUrl: string
  isNew: boolean
}): string {
  return `${[
    `Dzień dobry, ${nameInMessage(driver.fullName)}!`,
    driver.isNew
      ? 'Biuro floty dodało Cię do listy kierowców.'
      : 'Biuro floty zmieniło Twój PIN. Poprzedni już nie działa, a jeśli Twój telefon czyta kalendarz z adresu, przestanie: nowy adres weźmiesz w swoim kalendarzu.',
    `Twój PIN do kalendarza pracy: ${driver.pin}\nNie podawaj go nikomu. Swój kalendarz zobaczysz po podaniu numeru telefonu i PIN-u:\n${driver.calendarUrl}`,
  ].join('\n\n')}\n`
}
