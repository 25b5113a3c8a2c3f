/** What is said to who is not, or not yet, recognised on a device. */
export const sessionTexts = {
  pinNeeded: 'Podaj PIN, aby zobaczyć kalendarz.',
  wrongPin: 'Wprowadziłeś niepoprawne dane. Popraw PIN i spróbuj ponownie.',
  wrongPinOrPhone: 'Wprowadziłeś niepoprawne dane. Popraw numer telefonu oraz PIN i spróbuj ponownie.',
  /** Of a driver's phone and PIN (D13). */
  tooManyTries:
    'Za dużo nieudanych prób, więc PIN-u nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia: wyślij go sobie na e-mail albo zadzwoń do biura floty.',
  /** Of the fleet's PIN, which is nobody's own. */
  tooManyFleetTries:
    'Za dużo nieudanych prób, więc PIN-u nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia z biura floty. Kierowca może też najpierw otworzyć swój kalendarz na tym urządzeniu.',
  wrongCode: 'Ten kod wejścia jest niepoprawny albo już nieważny. Popraw go albo poproś biuro floty o nowy.',
} as const

/** A secret that was tried, and was wrong. */
export interface WrongTry {
  readonly tried: 'pin' | 'pin-and-phone'
}

/** What to correct. */
export function wrongTryText({ tried }: WrongTry): string {
  return tried === 'pin' ? sessionTexts.wrongPin : sessionTexts.wrongPinOrPhone
}

/** Where an entry code was given with the secret. */
export function wrongCodeText(_: { readonly tried: 'entry-code' }): string {
  return sessionTexts.wrongCode
}
