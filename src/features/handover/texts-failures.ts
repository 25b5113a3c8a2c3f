import { grouped } from '#kernel/polish-text.ts'

/** What drivers are told where a hand-over, or a photo of it, is not taken. */
export const handoverFailures = {
  off: 'Biuro wyłączyło przekazywanie aut na telefonie. Powiedz o stanie auta w biurze.',
  otherDriver: 'To przekazanie auta zapisała inna osoba. Wyśle się, kiedy ta osoba się zaloguje.',
  noCar: 'Tego auta nie ma już we flocie. Zadzwoń do biura.',
  inactive: 'Twoje konto jest wyłączone. Zadzwoń do biura.',
  already:
    'To przekazanie jest już zapisane, z innego telefonu albo wcześniej. Jeśli coś się nie zgadza, zadzwoń do biura.',
  tooMany: 'Za dużo przekazań w ciągu jednego dnia. Zadzwoń do biura.',
  farShift: 'Ta zmiana jest za daleko od dziś. Sprawdź datę w telefonie albo zadzwoń do biura.',
  kmLow: 'Przebieg jest mniejszy niż ostatnio znany. Sprawdź licznik i popraw albo potwierdź.',
  kmLowThan: ({ km }: { readonly km: number }) =>
    `Przebieg jest mniejszy niż ostatnio znany (${grouped(km)} km). Sprawdź licznik i popraw albo potwierdź.`,
  kmHigh: 'Przebieg jest dużo większy niż ostatnio znany. Sprawdź licznik i popraw albo potwierdź.',
  kmHighThan: ({ km }: { readonly km: number }) =>
    `Przebieg jest dużo większy niż ostatnio znany (${grouped(km)} km). Sprawdź licznik i popraw albo potwierdź.`,
  km: 'Wpisz przebieg w kilometrach, same cyfry.',
  fuel: 'Wybierz stan paliwa.',
  remark: 'Uwagi mogą mieć najwyżej 500 znaków.',
  objection: 'Zastrzeżenie może mieć najwyżej 500 znaków.',
  damage: 'Zaznacz uszkodzenie na rysunku i wybierz, co to jest.',
  damageRemark: 'Opis uszkodzenia może mieć najwyżej 120 znaków.',
  damages: 'Za jednym razem można zaznaczyć najwyżej 12 nowych uszkodzeń. Resztę opisz w uwagach.',
  shift: 'Wybierz zmianę: dzień albo noc.',
  kind: 'Wybierz odbiór albo zdanie auta.',
  instant: 'Nie wiadomo, kiedy to było. Sprawdź datę i godzinę w telefonie.',
  noHandover: 'Nie ma takiego przekazania auta. Zdjęcia nie można dodać.',
  side: 'Wybierz, która to strona auta.',
} as const
