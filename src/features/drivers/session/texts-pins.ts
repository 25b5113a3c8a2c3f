import { counted } from '#kernel/polish-text.ts'

/** Of a driver's PIN. */
export const pinTexts = {
  noSuchDriver: 'Nie ma takiego kierowcy.',
  title: 'Kod PIN',
  masked: '••••',
  showWord: 'Pokaż PIN',
  hideWord: 'Ukryj PIN',
  show: (name: string) => `Pokaż PIN: ${name}`,
  hide: (name: string) => `Ukryj PIN: ${name}`,
  renew: 'Nadaj nowy PIN',
  renewTitle: 'Nadać nowy PIN?',
  renewText: (name: string) =>
    `${name} dostanie nowy, losowy PIN. Stary przestanie działać, otwarty kalendarz poprosi o nowy, a subskrypcja kalendarza w telefonie wygaśnie.`,
  endDevices: 'Wyloguj wszędzie',
  endDevicesOf: (name: string) => `Wyloguj wszędzie: ${name}`,
  endDevicesTitle: 'Wylogować ze wszystkich urządzeń?',
  endDevicesText: (name: string) =>
    `${name} zobaczy swój kalendarz dopiero po podaniu PIN-u. Przestaną też działać linki z wysłanych wiadomości i adres kalendarza w telefonie, który można potem dodać od nowa. PIN zostaje ten sam; jeśli ktoś mógł go poznać, nadaj nowy.`,
  devicesEnded: (count: number) =>
    count === 0
      ? 'Na żadnym urządzeniu nie było zalogowania. Linki z wiadomości już nie działają.'
      : `Wylogowano: ${counted(count, 'urządzenie', 'urządzenia', 'urządzeń')}. Linki z wiadomości już nie działają.`,
  renewed: {
    both: 'Nowy PIN wysłano e-mailem i SMS-em.',
    email: 'Nowy PIN wysłano e-mailem.',
    sms: 'Nowy PIN wysłano SMS-em.',
    waits:
      'Wiadomość z nowym PIN-em czeka w skrzynce nadawczej, bo nie ma do niej bramki. Odczytaj nowy PIN i przekaż go kierowcy.',
    nobody: 'Kierowca nie ma adresu e-mail ani SMS-ów z PIN-em. Odczytaj nowy PIN i przekaż mu go.',
  },
} as const
