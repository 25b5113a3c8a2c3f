import type { SendFault } from './domain/send-fault.ts'

type Sentences = {
  readonly [Code in SendFault['code']]: (fault: Extract<SendFault, { readonly code: Code }>) => string
}

/** What the office reads of a message that did not get through; empty for none. */
export function sendFaultText(fault: SendFault | null): string {
  if (fault === null) return ''
  // A page that is open since before an update may be sent a code of the newer edition.
  const say = SENTENCES[fault.code] as ((fault: SendFault) => string) | undefined
  return say ? say(fault) : UNKNOWN
}

const UNKNOWN = 'Wiadomość nie wyszła.'
const FAULT = 'błąd bramki'

const SENTENCES: Sentences = {
  'no-answer': ({ why }) => `brak odpowiedzi bramki (${NO_ANSWER[why] ?? why})`,
  unreadable: ({ status }) => `niezrozumiała odpowiedź bramki${status === null ? '' : ` (HTTP ${status})`}`,
  smsapi: ({ number, said }) => `SMSAPI ${number}: ${smsApiWords(Number(number)) || said || FAULT}`,
  serwersms: ({ number, said }) => `SerwerSMS ${number}: ${said || FAULT}`,
  'serwersms-not-taken': () => 'SerwerSMS nie przyjął wiadomości',
  'mail-server': ({ said }) => said,
  uncertain: () =>
    'Nie wiadomo, czy bramka wysłała tę wiadomość. Wyślij ją ponownie, jeśli kierowca jej nie dostał.',
  'other-key': () => 'Treść jest zaszyfrowana innym kluczem (SECRET_KEY) i nie da się jej wysłać.',
  'country-not-allowed': ({ country }) =>
    `Numer zagraniczny${country === '' ? '' : ` (${countryName(country)})`}. SMS-y idą tylko do krajów, które zaznaczono w szablonach.`,
  'costly-number': () =>
    'Numer specjalny albo o podwyższonej opłacie. Na takie numery SMS-y nie są wysyłane.',
  'mailbox-full': () =>
    'W ciągu doby powstały już trzy wiadomości na ten adres, o które mógł poprosić każdy: po zgłoszeniach z formularza albo z kodem wejścia. Jeśli ta ma wyjść, wyślij ją ponownie.',
  'no-address': () => 'To nie jest poprawny adres e-mail.',
  'no-phone': () => 'Kierowca nie ma już telefonu z włączonymi powiadomieniami.',
  undelivered: () => 'Operator nie doręczył SMS-a.',
  other: ({ text }) => text,
  newer: () => UNKNOWN,
}

const NO_ANSWER: Readonly<Record<string, string>> = {
  timeout: 'przekroczony czas',
  cut: 'przerwane połączenie',
  UND_ERR_SOCKET: 'przerwane połączenie',
  ETIMEDOUT: 'przekroczony czas',
  UND_ERR_CONNECT_TIMEOUT: 'przekroczony czas',
  ECONNREFUSED: 'serwer nie przyjął połączenia',
  ESOCKET: 'serwer nie przyjął połączenia albo je przerwał',
  ECONNECTION: 'serwer nie przyjął połączenia albo je przerwał',
  ENOTFOUND: 'nie ma serwera o tej nazwie',
  EDNS: 'nie ma serwera o tej nazwie',
  EAI_AGAIN: 'nie udało się sprawdzić nazwy serwera',
  EHOSTUNREACH: 'do serwera nie ma drogi w sieci',
  ENETUNREACH: 'do serwera nie ma drogi w sieci',
  ETLS: 'serwer nie szyfruje połączenia',
  EAUTH: 'zła nazwa użytkownika albo hasło',
  EPRIVATE: 'adres jest w sieci wewnętrznej, a takich system nie pyta',
  EPROTO: 'serwer nie szyfruje połączenia',
  CERT_HAS_EXPIRED: 'certyfikat serwera stracił ważność',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certyfikatowi serwera nie można ufać',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certyfikat jest wystawiony dla innego serwera',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certyfikatowi serwera nie można ufać',
}

function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames('pl', { type: 'region' }).of(country) ?? country
}

function smsApiWords(number: number): string {
  return SMSAPI_FOR_GOOD[number] ?? SMSAPI_LATER[number] ?? ''
}

/**
 * SMSAPI's errors of one SMS, which another try would meet again. Of the account (points, token, IP) none
 * stands here.
 */
export const SMSAPI_FOR_GOOD: Readonly<Record<number, string>> = {
  11: 'tekst jest pusty, za długi albo ma niedozwolone znaki',
  12: 'tekst ma za dużo części',
  13: 'niepoprawny albo zablokowany numer',
  14: 'nazwa nadawcy nie jest zatwierdzona w bramce',
  17: 'niedozwolone znaki w tekście',
  18: 'niepoprawne parametry wysyłki',
  19: 'za dużo wiadomości naraz',
  27: 'za długi klucz wiadomości',
}

/** SMSAPI's errors that somebody can do something about. */
const SMSAPI_LATER: Readonly<Record<number, string>> = {
  101: 'błędny token',
  102: 'błędny login lub hasło',
  103: 'brak punktów na koncie bramki',
  105: 'adres IP serwera nie jest dozwolony w bramce',
}
