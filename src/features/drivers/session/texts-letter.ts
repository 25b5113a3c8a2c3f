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
    `Dzień dobry, ${fullName}!`,
    `Twój kod wejścia: ${code}\nJest ważny do ${until}. Wpisz go razem z numerem telefonu i PIN-em:\n${calendarUrl}`,
    'Kod nie zastępuje PIN-u i nikt poza Tobą go nie potrzebuje. Jeżeli o niego nie prosiłeś, nic nie rób.',
  ].join('\n\n')}\n`
}

export function codeSmsText({ code, until }: CodeLetter): string {
  return `Kod wejscia do kalendarza: ${code}, wazny do ${until}. Wpisz go razem z numerem telefonu i PIN-em.`
}
