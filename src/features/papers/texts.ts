import { counted } from '#kernel/polish-text.ts'

/** What the calls of papers say. */
export const paperTexts = {
  noSuchKind: 'Tego rodzaju dokumentu już nie ma. Odśwież stronę.',
  noSuchSubject: 'Tego auta albo kierowcy już nie ma. Odśwież stronę.',
  noSuchPaper: 'Tego dokumentu już nie ma. Odśwież stronę.',
  kindName: 'Podaj nazwę dokumentu, najwyżej 60 znaków.',
  kindNameTaken: 'Taki rodzaj dokumentu już jest na liście.',
  builtInName: 'Nazwy tego rodzaju nie można zmienić. Możesz zmienić wyprzedzenie i blokadę.',
  builtInKind: 'Tego rodzaju nie można usunąć, bo jego data jest w danych auta.',
  kindInUse: ({ papers }: { readonly papers: number }) =>
    `Tego rodzaju nie można usunąć, bo jest w nim ${counted(papers, 'dokument', 'dokumenty', 'dokumentów')}. Najpierw usuń te dokumenty.`,
  kindInUseAny: 'Tego rodzaju nie można usunąć, bo są w nim dokumenty. Najpierw usuń te dokumenty.',
  leadDays: 'Wyprzedzenie to liczba dni od 0 do 365.',
  number: 'Numer może mieć najwyżej 60 znaków.',
  expiresBeforeIssue: 'Data ważności nie może być wcześniejsza niż data wydania.',
  checkFields: 'Popraw zaznaczone dane i spróbuj ponownie.',
  onVehicleNumber: 'Numer ubezpieczenia ma co najmniej 3 znaki.',
  onVehicleNoNumber: 'Przegląd zapisuje się w danych auta bez numeru.',
  onVehicleNoIssue: 'Ten dokument zapisuje się w danych auta bez daty wydania.',
  onVehicle: 'Tej daty nie można usunąć, bo jest w danych auta. Możesz ją zmienić.',
  subject: 'Wybierz auta albo kierowców.',
  noSuchPage: 'Nie ma takiej strony.',
  within: 'Podaj liczbę dni od 0 do 3650.',
} as const
