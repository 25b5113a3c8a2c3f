/** What the office reads of a try that failed. */
export const gatewayTexts = {
  noAnswer: (code: string) => `brak odpowiedzi bramki (${code})`,
  unreadable: (status?: number) =>
    `niezrozumiała odpowiedź bramki${status === undefined ? '' : ` (HTTP ${status})`}`,
  timeout: 'przekroczony czas',
  cut: 'przerwane połączenie',
  fault: 'błąd bramki',
  notTaken: 'SerwerSMS nie przyjął wiadomości',
  uncertain:
    'Nie wiadomo, czy bramka wysłała tę wiadomość. Wyślij ją ponownie, jeśli kierowca jej nie dostał.',
  otherKey: 'Treść jest zaszyfrowana innym kluczem (SECRET_KEY) i nie da się jej wysłać.',
  /** @param country its name in Polish; empty for a number of none */
  countryNotAllowed: (country: string) =>
    `Numer zagraniczny${country === '' ? '' : ` (${country})`}. SMS-y idą tylko do krajów, które zaznaczono w szablonach.`,
  costlyNumber: 'Numer specjalny albo o podwyższonej opłacie. Na takie numery SMS-y nie są wysyłane.',
  mailboxFull:
    'Na ten adres poszły już dziś trzy wiadomości po zgłoszeniach z formularza. Jeśli ta ma wyjść, wyślij ją ponownie.',
  noAddress: 'To nie jest poprawny adres e-mail.',
  undelivered: 'Operator nie doręczył SMS-a.',
} as const

/** SMSAPI's errors of one SMS, which another try would meet again. Of the account (points, token, IP) none stands here. */
export const SMSAPI_FOR_GOOD: Readonly<Record<number, string>> = {
  11: 'tekst jest pusty, za długi albo ma niedozwolone znaki',
  12: 'tekst ma za dużo części',
  13: 'niepoprawny albo zablokowany numer',
  14: 'pole nadawcy (SMS_FROM) nie jest zatwierdzone w bramce',
  17: 'niedozwolone znaki w tekście',
  18: 'niepoprawne parametry wysyłki',
  19: 'za dużo wiadomości naraz',
  27: 'za długi klucz wiadomości',
}

/** SMSAPI's errors that somebody can do something about. */
export const SMSAPI_LATER: Readonly<Record<number, string>> = {
  101: 'błędny token (SMS_TOKEN)',
  102: 'błędny login lub hasło',
  103: 'brak punktów na koncie bramki',
  105: 'adres IP serwera nie jest dozwolony w bramce',
}
