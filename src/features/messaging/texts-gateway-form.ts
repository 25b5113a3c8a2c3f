import { KEPT_SECRET } from './domain/gateway-entry.ts'

/** The gateways as the office sets them. */
export const gatewayTexts = {
  title: { email: 'E-mail', sms: 'SMS' },
  notSet: 'Nieustawiona',
  set: (gateway: string) => `${gateway}: ustawiona`,
  enter: 'Ustaw',
  change: 'Zmień',
  enterName: (title: string, isSet: boolean) => `${isSet ? 'Zmień' : 'Ustaw'} bramkę: ${title}`,
  remove: 'Usuń',
  removeTitle: { email: 'Usunąć serwer poczty?', sms: 'Usunąć bramkę SMS?' },
  removeText:
    'Hasło albo token przepadnie, a wiadomości poczekają w skrzynce nadawczej, aż ktoś ustawi bramkę ponownie.',
  removed: 'Bramka usunięta. Wiadomości czekają w skrzynce nadawczej.',
  toSend: {
    email:
      'Aby e-maile wychodziły, wpisz dane skrzynki pocztowej floty. Do tego czasu czekają w skrzynce nadawczej.',
    sms: 'Aby SMS-y wychodziły, załóż konto w SMSAPI albo SerwerSMS i wpisz jego token. Do tego czasu SMS-y czekają w skrzynce nadawczej.',
  },
  whoSets:
    'Bramkę ustawia i sprawdza administrator, który ma też uprawnienie do pieniędzy, bo przez bramkę przechodzą PIN-y kierowców i rozliczenia.',
  byEnvironment:
    'Ustawiono na serwerze, w zmiennych środowiskowych. Mają pierwszeństwo, więc tutaj można tylko sprawdzić, czy wysyłka działa. Zmienia je osoba, która prowadzi serwer.',
  byEnvironmentAlone:
    'Ustawiono na serwerze, w zmiennych środowiskowych, i zmienia to osoba, która prowadzi serwer. Wysyłkę sprawdza administrator, który ma też uprawnienie do pieniędzy.',
  unreadable:
    'Zapisano to kluczem, którego system już nie ma, więc nic nie wychodzi. Wpisz dane bramki jeszcze raz.',
  address: 'Adres',
  usualAddress: 'zwykły adres tej bramki',
  token: 'Token',
  password: 'Hasło',
  user: 'Użytkownik',
  enteredBy: 'Wpisano',
  isSet: (end: string) => (end === KEPT_SECRET ? 'ustawione' : `ustawione, ${end}`),
  taken: {
    email: 'Serwer poczty przyjął wiadomość. Sprawdź, czy przyszła.',
    sms: 'Bramka przyjęła SMS. Sprawdź, czy przyszedł.',
  },
  notTaken: (why: string) => `Nie wyszła: ${why}`,
  smsTitle: 'Bramka SMS',
  mailTitle: 'Serwer poczty',
  gateway: 'Bramka',
  gateways: { smsapi: 'SMSAPI', serwersms: 'SerwerSMS' },
  tokenHint: 'Z panelu bramki. Po zapisaniu nikt go już nie zobaczy.',
  tokenKept: (end: string) =>
    `${end === KEPT_SECRET ? 'Już zapisane' : `Zapisany: ${end}`}. Zostaw puste, aby go nie zmieniać.`,
  from: 'Nazwa nadawcy',
  fromHint: 'Najwyżej 11 znaków, zatwierdzona w bramce. Bez niej bramka wstawi swoją.',
  url: 'Inny adres bramki',
  urlHint: 'Zwykle puste. Wpisz tylko, jeśli bramka podała Ci własny adres.',
  host: 'Serwer poczty',
  hostHint: 'Na przykład mail.example.pl. Znajdziesz go w pomocy swojej poczty, pod „SMTP”.',
  port: 'Port',
  security: 'Szyfrowanie',
  securities: {
    tls: 'TLS (zwykle port 465)',
    starttls: 'STARTTLS (zwykle port 587)',
    none: 'Bez szyfrowania',
  },
  securityShort: { tls: 'TLS', starttls: 'STARTTLS', none: 'bez szyfrowania' },
  userHint: 'Zwykle pełny adres e-mail. Puste, jeśli serwer nie pyta.',
  passwordHint: 'Po zapisaniu nikt go już nie zobaczy.',
  mailFrom: 'Nadawca',
  mailFromHint: 'Na przykład: Flota <grafik@example.pl>',
  changedTitle: 'Zmiana bramki wiadomości',
  changedDoubt:
    'Tędy idą PIN-y kierowców i rozliczenia. Jeśli o tym nie wiesz, zapytaj tę osobę i właściciela floty.',
  changedSee: 'Zobacz bramki',
  save: 'Zapisz',
  cancel: 'Anuluj',
  saved: 'Zapisano. Wyślij próbną wiadomość, aby sprawdzić, czy działa.',
  price: 'Koszt SMS-ów',
  priceHint: 'Lista i zbiorcza wysyłka pokażą wtedy, ile to kosztuje. Cenę znajdziesz w panelu bramki.',
  pricePart: 'Cena jednej części SMS-a (zł)',
} as const

interface GatewayChange {
  readonly kind: 'email' | 'sms'
  readonly removed: boolean
  readonly gateway: string
  readonly host: string
  readonly port: number | null
  readonly by: string
  /** `pn 23.11` */
  readonly day: string
}

/** Where messages go since a change, as the bell says it. */
export function gatewayChangeText({ kind, removed, gateway, host, port, by, day }: GatewayChange): string {
  const what = kind === 'email' ? 'Serwer poczty' : 'Bramka SMS'
  if (removed) return `${what}, ${day}: usunięto. Usunął(ęła): ${by}.`
  const names: Readonly<Record<string, string>> = gatewayTexts.gateways
  const name = names[gateway] ? `${names[gateway]}, ` : ''
  const place = host === '' ? '' : ` ${name}${host}${port === null ? '' : `:${port}`}.`
  return `${what}, od ${day}:${place || ' inne ustawienia.'} Ustawił(a): ${by}.`
}
