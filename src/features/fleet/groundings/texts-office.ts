import { counted } from '#kernel/polish-text.ts'

/** What the office's screens of groundings say (Spec 2 §2, §3, §8). */
export const groundingOfficeTexts = {
  coming: 'Uziemienia',
  comingList: (reg: string) => `Trwające i planowane uziemienia auta ${reg}`,
  past: 'Zakończone uziemienia',
  pastList: (reg: string) => `Zakończone uziemienia auta ${reg}`,
  showPast: (count: number) =>
    `Pokaż ${counted(count, 'zakończone uziemienie', 'zakończone uziemienia', 'zakończonych uziemień')}`,
  hidePast: 'Ukryj zakończone uziemienia',
  description: 'Od pierwszej do ostatniej zmiany auto nie jeździ, a grafik go nie obsadza.',
  empty: 'To auto nie ma teraz ani w planach żadnego uziemienia.',
  add: 'Nowe uziemienie',
  from: 'Od',
  to: 'Do',
  reason: 'Powód',
  noReason: 'Brak powodu.',
  state: 'Stan',
  lasts: 'Trwa',
  planned: 'Planowane',
  visibility: 'Kalendarz publiczny',
  hidden: 'Ukryte',
  shown: 'Widoczne',
  by: 'Dodał(a)',
  edit: 'Zmień',
  editOne: (span: string) => `Zmień uziemienie ${span}`,
  remove: 'Usuń',
  removeOne: (span: string) => `Usuń uziemienie ${span}`,
  confirmRemove: 'Usunąć uziemienie?',
  confirmRemoveText: (reg: string, span: string) =>
    `Auto ${reg} będzie znów wolne ${span}. Jeśli się rozmyślisz, dodasz uziemienie jeszcze raz.`,
  driversStay: 'Kierowcy zostają tam, gdzie są; wolne auto możesz obsadzić w edycji grafiku.',
  removed: (reg: string) => `Usunięto uziemienie auta ${reg}.`,
  newTitle: (reg: string) => `Nowe uziemienie auta ${reg}`,
  newTitleAny: 'Nowe uziemienie',
  editTitle: (reg: string) => `Uziemienie auta ${reg}`,
  car: 'Auto',
  carMissing: 'Wybierz auto.',
  dayStart: 'Pierwszy dzień',
  shiftStart: 'Od zmiany',
  dayEnd: 'Ostatni dzień',
  shiftEnd: 'Do zmiany',
  reasonHint: 'Na przykład: blacharz, wymiana opon',
  notOnStation: 'Ukryj auto w kalendarzu publicznym',
  giving: 'Kierowcy z dni, które oddajesz, zostają tam, gdzie są.',
  save: 'Zapisz uziemienie',
  withProposals: 'Z propozycjami…',
  cancel: 'Anuluj',
  added: (reg: string, moved: number) => `Uziemiono auto ${reg}.${movedText(moved)}`,
  changed: (reg: string, moved: number) => `Zmieniono uziemienie auta ${reg}.${movedText(moved)}`,
  rented: (renter: string) =>
    `W tych dniach auto wynajmuje ${renter}. Uziemienie zostanie zapisane, a wynajem trwa dalej.`,
} as const

function movedText(moved: number): string {
  if (moved === 0) return ''
  return ` W grafikach: ${counted(moved, 'zmienione miejsce', 'zmienione miejsca', 'zmienionych miejsc')}.`
}
