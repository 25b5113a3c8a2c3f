import { counted } from '#kernel/polish-text.ts'

/** What the lists of the vehicle form answer and show (D25). */
export const catalogueTexts = {
  kind: 'Wybierz listę: marki, modele, kolory albo ubezpieczyciele.',
  name: 'Podaj nazwę, najwyżej 60 znaków.',
  taken: 'Ta pozycja już jest na liście.',
  noSuchChoice: 'Nie ma takiej pozycji. Być może ktoś ją właśnie usunął.',
  last: 'Zostaw na liście co najmniej jedną pozycję, bo formularz auta jej wymaga.',
  year: 'Podaj rok od 1950, na przykład 1998.',

  tab: 'Słowniki',
  intro: 'Z tych list wybiera się dane auta.',
  onlyAdmin: 'Z tych list wybiera się dane auta. Zmienia je administrator.',
  failedTitle: 'Nie udało się wczytać słowników',
  loading: 'Wczytywanie słowników',
  make: 'Marki',
  model: 'Modele',
  color: 'Kolory',
  insurer: 'Ubezpieczyciele',
  years: 'Roczniki',
  newMake: 'Nowa marka',
  newModel: (make: string) => `Nowy model marki ${make}`,
  newColor: 'Nowy kolor',
  newInsurer: 'Nowy ubezpieczyciel',
  ofMake: 'Marka',
  noModels: 'Ta marka nie ma jeszcze modeli. Dodaj pierwszy, aby można było dodać takie auto.',
  add: 'Dodaj',
  rename: 'Zmień nazwę',
  renameOne: (name: string) => `Zmień nazwę: ${name}`,
  newName: (name: string) => `Nowa nazwa zamiast ${name}`,
  remove: 'Usuń',
  removeOne: (name: string) => `Usuń: ${name}`,
  save: 'Zapisz',
  cancel: 'Anuluj',
  added: (name: string) => `Dodano: ${name}.`,
  confirmRemove: (name: string) => `Usunąć z listy: ${name}?`,
  makeAndModels: 'Razem z marką znikną z listy jej modele.',
  oldestYear: 'Najstarszy rocznik',
  yearsRule: 'Bez niego lista roczników sięga 21 lat wstecz od bieżącego roku.',
  yearSaved: 'Zapisano najstarszy rocznik.',
} as const

/** `2 auta`; empty where none has it. */
export function usedText(used: number): string {
  return used === 0 ? '' : counted(used, 'auto', 'auta', 'aut')
}

/** What removing leaves. */
export function removalText(used: number): string {
  return used === 0
    ? 'Żadne auto nie ma tej pozycji.'
    : `Ma ją ${counted(used, 'auto', 'auta', 'aut')}. Auta zostają bez zmian, pozycji nie będzie można wybrać dla kolejnych.`
}

export function removedText(name: string, used: number): string {
  return used === 0
    ? `Usunięto: ${name}.`
    : `Usunięto: ${name}. Ma ją nadal ${counted(used, 'auto', 'auta', 'aut')}.`
}

export function renamedText(name: string, renamed: number): string {
  return renamed === 0
    ? `Zmieniono nazwę: ${name}.`
    : `Zmieniono nazwę: ${name}, także w ${renamed} ${renamed === 1 ? 'aucie' : 'autach'}.`
}
