/** What the calls of groundings answer (Spec 2 §5, §8, D17). */
export const groundingTexts = {
  dayStart: 'Podaj dzień początku uziemienia.',
  dayEnd: 'Podaj dzień końca uziemienia.',
  shiftStart: 'Wybierz zmianę początku: Dzień albo Noc.',
  shiftEnd: 'Wybierz zmianę końca: Dzień albo Noc.',
  longReason: 'Powód może mieć najwyżej 500 znaków.',
  endBeforeStart: 'Uziemienie kończy się przed początkiem. Popraw datę albo zmianę końca.',
  /** Beside the field that is to be corrected. */
  dayEndTooEarly: 'Dzień końca jest wcześniejszy niż dzień początku.',
  shiftEndTooEarly: 'Uziemienie, które zaczyna się w nocy, nie może skończyć się tego samego dnia w dzień.',
  noSuchVehicle: 'Nie ma takiego auta. Być może ktoś je właśnie usunął.',
  noSuchGrounding: 'Nie ma takiego uziemienia. Być może ktoś je właśnie usunął.',
  overlapping: 'To auto jest już wtedy uziemione. Zmień tamto uziemienie, zamiast dodawać drugie.',
  movesChanged: 'W międzyczasie zmienił się grafik. Sprawdź jeszcze raz, kto zmieni miejsce.',
  changedMeanwhile: 'W międzyczasie ktoś przeniósł to uziemienie na inne auto. Odśwież stronę i sprawdź.',
} as const
