/** Asked before a logout of what waits on the phone. */
export const leaveTexts = {
  title: 'Nie wszystko jest wysłane',
  loading: 'Sprawdzamy …',
  again: 'Spróbuj ponownie',
  lead: 'Na tym telefonie czeka jeszcze:',
  report: (what: string) => `zgłoszenie do biura: ${what}`,
  tap: (what: string) => `wybrana zmiana: ${what}`,
  edit: 'zmiana w wysłanym grafiku',
  handover: 'przekazanie auta',
  lost: 'Jeśli wylogujesz się bez wysłania, to przepadnie i biuro się o tym nie dowie.',
  handoverStays: 'Przekazanie auta zostaje na telefonie: wyśle się, kiedy zalogujesz się tu znowu.',
  notSent: 'Nie udało się wysłać, bo nie ma połączenia. Zostań i spróbuj, kiedy wróci internet.',
  send: 'Wyślij i wyloguj',
  sending: 'Wysyłamy …',
  stay: 'Zostań',
  drop: 'Wyloguj i usuń',
  leave: 'Wyloguj',
} as const
