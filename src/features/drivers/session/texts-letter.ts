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

export const PIN_AGAIN_SUBJECT = 'Przypomnienie PIN-u do kalendarza pracy'

/** To a driver for whose number somebody has asked for the PIN once more. */
export function pinAgainLetterText(driver: {
  readonly fullName: string
  readonly pin: string
  readonly calendarUrl: string
}): string {
  return `${[
    `Dzień dobry, ${nameInMessage(driver.fullName)}!`,
    `Przypominamy Twój PIN do kalendarza pracy: ${driver.pin}\nNie podawaj go nikomu. Swój kalendarz zobaczysz po podaniu numeru telefonu i PIN-u:\n${driver.calendarUrl}`,
    'Wysyłamy go, bo ktoś poprosił o PIN dla Twojego numeru. Jeżeli to nie Ty, nic nie rób: PIN przyszedł tylko tutaj.',
  ].join('\n\n')}\n`
}

/** Before an hour. */
export const AT_HOUR: string = 'godz. '

export const CODE_LETTER_SUBJECT = 'Kod wejścia do kalendarza pracy'

interface CodeLetter {
  readonly fullName: string
  readonly code: string
  readonly until: string
  readonly calendarUrl: string
}

/** To a driver whose new device is not heard because somebody is guessing PINs. */
export function codeLetterText({ fullName, code, until, calendarUrl }: CodeLetter): string {
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `Twój kod wejścia: ${code}\nJest ważny do ${until}. Wpisz go razem z numerem telefonu i PIN-em:\n${calendarUrl}`,
    'Kod nie zastępuje PIN-u i nikt poza Tobą go nie potrzebuje. Jeżeli o niego nie prosiłeś, nic nie rób.',
  ].join('\n\n')}\n`
}

export function codeSmsText({ code, until }: CodeLetter): string {
  return `Kod wejscia do kalendarza: ${code}, wazny do ${until}. Wpisz go razem z numerem telefonu i PIN-em.`
}
