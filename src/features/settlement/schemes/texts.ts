import type { SchemeFault } from '#features/settlement/domain/public.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'

/** What the calls of schemes say. */
export const schemeTexts = {
  wholeNumber: 'Podaj liczbę.',
  owner: 'Wybierz, kogo dotyczy zasada: floty, grupy czy kierowcy.',
  note: 'Notatka może mieć najwyżej 200 znaków.',
  groupName: 'Podaj nazwę grupy, najwyżej 60 znaków.',
  groupTaken: 'Taka grupa już jest. Podaj inną nazwę.',
  seen: 'Odśwież stronę i spróbuj ponownie.',
  drivers: 'Wybierz co najmniej jednego kierowcę.',
  noSuchOwner: 'Tej grupy albo kierowcy już nie ma na liście. Odśwież stronę.',
  noSuchGroup: 'Tej grupy już nie ma. Odśwież stronę.',
  noSuchDriver: 'Jednego z kierowców nie ma już na liście. Odśwież stronę i wybierz ponownie.',
  noSuchVersion: 'Tej wersji już nie ma. Odśwież stronę.',
  versionChanged: 'Ktoś inny zapisał w tym czasie nowszą wersję. Odśwież stronę i sprawdź, co zmieniono.',
  versionBegun:
    'Ta wersja już obowiązuje albo została wycofana. Zamiast ją wycofywać, zapisz nową wersję od wybranego tygodnia.',
  noScheme: 'Tu nie ma własnej zasady, więc nie ma czego zakończyć.',
  invalid: 'Popraw zaznaczone pola i zapisz ponownie.',
} as const

export function versionChangedText({
  by,
  version,
}: {
  readonly by: string
  readonly version: number
}): string {
  return `W tym czasie zapisano wersję ${version} (${by}). Twoje zmiany są nadal na ekranie: porównaj je z tą wersją (jest na liście wersji, a przy polach stoi, co było) i zapisz ponownie.`
}

/** What is wrong with a scheme’s field, and what to do. */
export function faultText(fault: SchemeFault): string {
  switch (fault.code) {
    case 'rate-out-of-range':
      return 'Podaj procent od 0 do 100, najwyżej z dwoma miejscami po przecinku.'
    case 'amount-out-of-range':
      return fault.field === 'guarantee.leastShifts'
        ? `Podaj liczbę zmian od 0 do ${fault.most}.`
        : `Podaj kwotę od 0 do ${zloty(fault.most)}, najwyżej z groszami.`
    case 'app-unnamed':
      return 'Wybierz aplikację albo usuń ten wiersz.'
    case 'app-repeated':
      return 'Ta aplikacja ma już swoją stawkę powyżej. Zostaw jedną.'
    case 'tiers-not-rising':
      return `Próg musi być wyższy niż poprzedni (${zloty(fault.before)}).`
    case 'too-many-tiers':
      return `Progów może być najwyżej ${fault.most}.`
    case 'reserve-without-share':
      return 'Rezerwa na VAT przed podziałem działa tylko przy udziale w netto. Wybierz inny sposób liczenia VAT.'
    case 'relief-not-a-part':
      return 'Część VAT w paliwie podaj jako ułamek, na przykład 23/123.'
    case 'relief-without-fuel':
      return 'Ulga liczy się z paliwa kierowcy, a według tej zasady kierowca nie płaci za paliwo. Zmień jedno z dwóch.'
  }
}

/** At which field a fault without a path of its own is shown. */
export function faultField(fault: SchemeFault): string {
  switch (fault.code) {
    case 'too-many-tiers':
      return 'tiers'
    case 'reserve-without-share':
      return 'vat.kind'
    case 'relief-not-a-part':
    case 'relief-without-fuel':
      return 'vat.relief'
    default:
      return fault.field
  }
}
