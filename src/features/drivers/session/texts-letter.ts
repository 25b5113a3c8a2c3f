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

export const CONTACT_LETTER_SUBJECT = 'Zmieniono Twój adres e-mail albo telefon'

interface ContactLetter {
  readonly fullName: string
  /** Empty where the fleet has told none. */
  readonly officePhone: string
  readonly days: number
}

/** To where a driver was known until the office changed e-mail or phone. */
export function contactLetterText({ fullName, officePhone, days }: ContactLetter): string {
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `Biuro floty zmieniło w Twoich danych adres e-mail albo numer telefonu. Przez ${days} dni nie pójdzie tam Twój PIN ani link do kalendarza, chyba że administrator nada Ci nowy PIN.`,
    `Jeżeli o tym nie wiesz, od razu zadzwoń do biura floty${officePhone === '' ? '' : `, ${officePhone},`} i poproś o nowy PIN.`,
  ].join('\n\n')}\n`
}

export function contactSmsText({ officePhone }: Pick<ContactLetter, 'officePhone'>): string {
  return `Biuro floty zmienilo Twoj e-mail albo numer telefonu. Jesli o tym nie wiesz, zadzwon do biura${officePhone === '' ? '' : ` (${officePhone})`} i popros o nowy PIN.`
}

export const DEVICE_LETTER_SUBJECT = 'Nowe urządzenie w Twoim kalendarzu pracy'

interface DeviceLetter {
  readonly fullName: string
  /** `Chrome, Android`; null where it is not known. */
  readonly device: string | null
  /** `28.11, 14:05` */
  readonly at: string
  readonly calendarUrl: string
}

/** To a driver whose PIN was shown by a device that had not shown it before. */
export function deviceLetterText({ fullName, device, at, calendarUrl }: DeviceLetter): string {
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `${at}: Twój kalendarz pracy z rozliczeniami otwarto Twoim PIN-em na nowym urządzeniu (${device ?? 'nieznane'}).`,
    `Jeżeli to Ty, nic nie rób. Jeżeli nie, w swoim kalendarzu otwórz „Zalogowane urządzenia”, wyloguj wszędzie i poproś biuro floty o nowy PIN:\n${calendarUrl}`,
  ].join('\n\n')}\n`
}

export function deviceSmsText({ at }: Pick<DeviceLetter, 'at'>): string {
  return `${at}: Twoj kalendarz otwarto PIN-em na nowym urzadzeniu. Jesli to nie Ty, popros biuro o nowy PIN.`
}
