import { zloty } from '#features/settlement/texts-amounts.ts'

export const ledgerFailures = {
  amount: 'Podaj kwotę od 0,01 do 1\u00a0000\u00a0000 zł.',
  note: 'Opis może mieć najwyżej 200 znaków.',
  noSuchDriver: 'Tego kierowcy nie ma w systemie. Odśwież stronę.',
  noSuchReceipt: 'Nie ma takiego pokwitowania. Sprawdź numer.',
  nothingToPayAny: 'Tyle nie ma już do wypłaty z tego rozliczenia. Odśwież saldo kierowcy.',
  nothingToPay: ({ statement, left }: { readonly statement: string; readonly left: number }) =>
    left > 0
      ? `Z rozliczenia ${statement} zostało do wypłaty ${zloty(left)}. Wpisz najwyżej tyle.`
      : `Z rozliczenia ${statement} nie ma już nic do wypłaty: wypłacono je albo przeszło na nowsze.`,
  reason: 'Podaj powód, od 3 do 200 znaków.',
  noSuchEntry: 'Nie ma takiego zapisu w saldzie. Odśwież stronę.',
  notCash: 'Stornować można wpłatę i wypłatę gotówki. Przelew, który wrócił, zapisz w jego paczce.',
  takenBack: 'Ten zapis ma już storno.',
  undone: 'To storno jest już cofnięte.',
  settledSinceAny: 'Po tym zapisie zamknięto rozliczenie, które go liczy. Odśwież saldo kierowcy.',
  settledSince: ({ statement }: { readonly statement: string }) =>
    `Po tym zapisie zamknięto rozliczenie ${statement}, które otwarto już z tymi pieniędzmi. Otwórz je ponownie, cofnij ten zapis i zamknij tydzień jeszcze raz. Jeśli nie da się go otworzyć, dodaj tę kwotę jako zaliczkę w „Potrącenia i dodatki” otwartego tygodnia.`,
  paidSinceAny: 'Te pieniądze wypłacono już jeszcze raz albo czekają w paczce. Odśwież saldo kierowcy.',
  paidSince: ({ statement, batch }: { readonly statement: string; readonly batch: string | null }) =>
    batch
      ? `Te pieniądze są w paczce przelewów ${batch} (${statement}). Anuluj tę paczkę i spróbuj ponownie. Jeśli jej plik już pobrano, dodaj tę kwotę jako zaliczkę w „Potrącenia i dodatki”: kierowca dostaje ją dwa razy.`
      : `Te pieniądze wypłacono już ponownie z rozliczenia ${statement}. Jeśli gotówką, zrób tej wypłacie storno i spróbuj ponownie. Jeśli przelewem, dodaj kwotę jako zaliczkę w „Potrącenia i dodatki”.`,
  overDebtAny: 'To więcej niż dług kierowcy. Sprawdź kwotę.',
  overDebt: ({ grosze, debt }: { readonly grosze: number; readonly debt: number }) =>
    `${debt > 0 ? `Dług kierowcy z zamkniętych tygodni to ${zloty(debt)}, a wpłata ${zloty(grosze)}` : 'Kierowca nie ma długu z zamkniętych tygodni'}. ${zloty(grosze - debt)} zostanie na saldzie kierowcy: pomniejszy następny dług albo będzie do wypłaty z następnym rozliczeniem. Jeżeli tak ma być, potwierdź.`,
  perhapsTwiceAny: 'Taką samą kwotę zapisano dziś dla tego kierowcy. Sprawdź saldo.',
  perhapsTwice: ({ grosze, by }: { readonly grosze: number; readonly by: string }) =>
    `${zloty(grosze)} zapisano już dziś dla tego kierowcy (${by}). Jeżeli to druga, osobna kwota, potwierdź.`,
  onTheWayAny: 'To rozliczenie jest w paczce przelewów.',
  onTheWay: ({ statement, batch }: { readonly statement: string; readonly batch: string }) =>
    `Rozliczenie ${statement} jest w paczce przelewów ${batch}. Anuluj tę paczkę i przygotuj nową bez tego rozliczenia. Jeśli jej plik już pobrano, zapłaci je przelew.`,
} as const
