/** The panel of hand-overs of cars. */
export const handoverPanelTexts = {
  title: 'Przekazywanie aut na telefonie',
  hint: 'Kierowca przy odbiorze i zdaniu auta zapisuje przebieg, paliwo, cztery zdjęcia i nowe uszkodzenia. Działa też bez internetu.',
  on: 'Kierowcy odbierają i zdają auta na telefonie',
  onHint: 'Kierowca znajdzie to w swoim kalendarzu, biuro przy aucie, w zakładce „Przekazania”.',
  days: 'Zdjęcia usuwaj po tylu dniach',
  daysHint:
    'Także zdjęcia ze zgłoszeń „Problem z autem”. Krótszy czas działa na zdjęcia, które już są. Przebieg i to, kto miał auto, zostaje dwa lata.',
  megabytes: 'Miejsce na zdjęcia (MB)',
  megabytesHint:
    'Zdjęcia są w kopiach zapasowych. Kiedy miejsca zabraknie, najpierw znikają najstarsze, na końcu te z uszkodzeniem, z zastrzeżeniem albo ze zgłoszenia, którego nikt jeszcze nie przyjął.',
} as const
