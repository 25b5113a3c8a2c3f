import { counted } from '#kernel/polish-text.ts'
import type { AccountFault } from './domain/public.ts'

/** What is wrong with an account number, and what to do about it. */
export function accountFaultText(fault: AccountFault): string {
  switch (fault.code) {
    case 'account-not-given':
      return 'Wpisz numer konta.'
    case 'account-foreign':
      return `To konto zagraniczne (${fault.country}). Przelew w złotych idzie tylko na polskie konto.`
    case 'account-not-digits':
      return `Numer konta ma same cyfry, a jest w nim: ${fault.found.join(' ')}. Popraw i spróbuj ponownie.`
    case 'account-length':
      return `Numer konta ma 26 cyfr, a wpisano ${fault.digits}. Sprawdź, czy nic nie zginęło.`
    case 'account-checksum':
      return 'Cyfry kontrolne się nie zgadzają: w numerze jest pomyłka. Sprawdź go z kierowcą.'
  }
}

export const accountTexts = {
  noSuchDriver: 'Nie ma takiego kierowcy. Odśwież listę.',
  changedMeanwhile: 'Ktoś zmienił te dane w międzyczasie. Obejrzyj je i zapisz jeszcze raz.',
  noAccount: 'Ten kierowca nie ma zapisanego konta.',
  nameTooLong: 'Nazwa odbiorcy może mieć do 140 znaków.',
  addressTooLong: 'Adres może mieć do trzech wierszy po 70 znaków.',
  textTooLong: 'Wklejono za dużo naraz. Podziel listę na części.',
  previewAgain: 'Od czasu podglądu coś się zmieniło. Pokaż podgląd jeszcze raz.',
  nothingToImport: 'Nie ma czego zapisać: w żadnym wierszu nie ma nowego konta.',
  drivers: (count: number) => counted(count, 'kierowca', 'kierowców', 'kierowców'),
} as const

/** In the export and the preview of a merge (D28). */
export const accountDataTexts = {
  title: 'Konto do wypłat',
  columns: {
    account: 'Konto (bez środka)',
    name: 'Odbiorca',
    address: 'Adres',
    cash: 'Gotówką',
    changedAt: 'Zmieniono',
  },
} as const
