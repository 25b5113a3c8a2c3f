export const claimTexts = {
  noSuchClaim: 'Tego zgłoszenia adresu już nie ma. Być może ktoś je właśnie załatwił. Odśwież stronę.',
  adminOnly:
    'Nowy PIN może nadać tylko administrator. Przyjmij adres bez nowego PIN-u albo poproś administratora.',
  title: 'Kierowcy z innym adresem e-mail',
  hint: 'Ktoś wysłał formularz z numerem tego kierowcy i innym adresem. Na ten adres nie poszedł PIN. Zadzwoń do kierowcy, zanim przyjmiesz nowy adres.',
  own: (email: string) => (email === '' ? 'Dotąd bez adresu' : `Dotąd: ${email}`),
  claimed: (email: string, name: string, times: number) =>
    `Podano: ${email} (${name})${times > 1 ? `, ${times} razy` : ''}`,
  accept: 'Przyjmij nowy adres',
  acceptWithPin: 'Przyjmij i nadaj nowy PIN',
  keep: 'Zostaw dotychczasowy',
  accepted:
    'Adres e-mail zmieniony. Obecny PIN pójdzie tam najwcześniej za 7 dni; od razu pójdzie nowy, który nada administrator.',
  acceptedWithPin: 'Adres e-mail zmieniony. Nowy PIN idzie na nowy adres.',
  acceptedPinWaits:
    'Adres e-mail zmieniony. E-mail z nowym PIN-em czeka w skrzynce nadawczej, bo nie ma bramki e-mail: odczytaj PIN na karcie kierowcy i przekaż mu go.',
  kept: 'Adres e-mail zostaje bez zmian.',
  none: 'Żaden kierowca nie podał innego adresu.',
} as const
