/** Of a driver's PIN. */
export const pinTexts = {
  noSuchDriver: 'Nie ma takiego kierowcy.',
  title: 'Kod PIN',
  masked: '••••',
  show: (name: string) => `Pokaż PIN: ${name}`,
  hide: (name: string) => `Ukryj PIN: ${name}`,
  renew: 'Nadaj nowy PIN',
  renewTitle: 'Nadać nowy PIN?',
  renewText: (name: string) =>
    `${name} dostanie nowy, losowy PIN. Stary przestanie działać, otwarty kalendarz poprosi o nowy, a subskrypcja kalendarza w telefonie wygaśnie.`,
  renewed: {
    both: 'Nowy PIN wysłano e-mailem i SMS-em.',
    email: 'Nowy PIN wysłano e-mailem.',
    sms: 'Nowy PIN wysłano SMS-em.',
    nobody: 'Kierowca nie ma adresu e-mail ani SMS-ów z PIN-em. Odczytaj nowy PIN i przekaż mu go.',
  },
} as const
