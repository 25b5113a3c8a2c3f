export const PIN_LETTER_SUBJECT = 'Twój PIN do kalendarza pracy'

/** The letter to a driver whom the office added, with the PIN that nobody else gets to see (D11). */
export function pinLetterText(driver: { fullName: string; pin: string; calendarUrl: string }): string {
  return `${[
    `Dzień dobry, ${driver.fullName}!`,
    'Biuro floty dodało Cię do listy kierowców.',
    `Twój PIN do kalendarza pracy: ${driver.pin}\nNie podawaj go nikomu. Swój kalendarz zobaczysz po podaniu numeru telefonu i PIN-u:\n${driver.calendarUrl}`,
  ].join('\n\n')}\n`
}

/** For drivers whose fleet sends PINs by SMS as well (D11). */
export function pinSmsText(pin: string): string {
  return `Twój PIN do kalendarza pracy: ${pin}. Nie podawaj go nikomu.`
}
