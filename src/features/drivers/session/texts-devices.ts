/** Where a driver is logged in. */
export const deviceTexts = {
  lead: 'Tutaj ten kalendarz jest otwarty. Jeśli czegoś nie znasz, wyloguj to i poproś biuro o nowy PIN.',
  unknown: 'Nieznane urządzenie',
  here: 'to urządzenie',
  way: { pin: 'logowanie PIN-em', link: 'link z wiadomości' },
  since: (when: string) => `od ${when}`,
  lastUsed: (when: string) => `ostatnio ${when}`,
  end: 'Wyloguj',
  endNamed: (device: string) => `Wyloguj: ${device}`,
  endOthers: 'Wyloguj pozostałe',
  endAll: 'Wyloguj wszędzie',
  linksEnd:
    'Po wylogowaniu urządzenia przestają działać linki z dotychczasowych wiadomości. PIN działa dalej.',
  calendarEnds:
    'Po wylogowaniu pozostałych albo wszystkich przestaje też działać adres kalendarza w telefonie; można go dodać od nowa.',
  ended: 'Wylogowano.',
  noSuchDevice: 'To urządzenie jest już wylogowane.',
} as const
