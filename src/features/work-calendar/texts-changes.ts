import { counted } from '#kernel/polish-text.ts'

/** Of the changes in a driver's own calendar. */
export const ownChangeTexts = {
  title: 'Zmiany w Twoim grafiku',
  lead: 'Biuro zmieniło Twój grafik. Potwierdź, że wiesz o tych zmianach.',
  unread: (count: number) => counted(count, 'nieprzeczytana', 'nieprzeczytane', 'nieprzeczytanych'),
  read: 'Przeczytałem',
  reading: 'Zapisywanie …',
  wasRead: 'Dziękujemy, biuro wie, że znasz te zmiany.',
  readAt: (when: string) => `Przeczytane ${when}`,
  changedAt: (when: string) => `Zmieniono ${when}`,
  kinds: {
    slot: 'Inna zmiana',
    car: 'Inne auto',
    removed: 'Masz wolne',
    added: 'Nowa zmiana',
    returned: 'Wracasz na poprzednie miejsce',
    cancelled: 'Zmiana odwołana',
  },
  was: 'Było',
  now: 'Jest',
  told: 'Miało być',
  nothing: 'bez zmiany w grafiku',
  free: 'wolne',
  earlier: 'Wcześniejsze zmiany, przeczytane',
  movedOn: 'Grafik zmienił się w międzyczasie. Przeczytaj zmiany jeszcze raz.',
  noneRead: 'Podaj zmiany, które zostały przeczytane.',
  failed: 'Nie udało się wczytać zmian w grafiku.',
} as const
