/** Why something on the market can't be done, told to drivers. */
export const marketFailures = {
  off: 'Oddawanie i branie zmian jest teraz wyłączone. Zadzwoń do biura floty.',
  shift: 'Wybierz zmianę z listy.',
  offerGone: 'Ta zmiana nie jest już do wzięcia: ktoś był szybszy albo została cofnięta.',
  otherRequest:
    'Czekasz już na zgodę biura na zmianę, która się z tą wyklucza. Cofnij tamtą prośbę albo poczekaj na odpowiedź.',
  tooManyWait: 'Na zgodę biura czekają już trzy Twoje prośby. Cofnij jedną albo poczekaj na odpowiedź.',
  giverCannot: 'Ta zamiana już się nie uda: druga osoba nie może wziąć Twojej zmiany.',
  carOff: 'Auta tej zmiany nie można teraz przekazać. Zadzwoń do biura floty.',
  notYours: 'Tej zmiany nie możesz już oddać: zaczęła się albo nie jest Twoja. Odśwież stronę.',
  reportedIll:
    'Na tę zmianę jest zgłoszona choroba, więc oddać jej nie można: zajmie się nią biuro. Jeśli jednak możesz jechać, cofnij najpierw zgłoszenie w kalendarzu.',
  nobodyThere: 'Tej osoby nie możesz teraz zapytać. Wybierz inną albo oddaj zmianę wszystkim.',
  cannotTake: 'Ta osoba nie może wziąć tej zmiany. Wybierz inną albo oddaj zmianę wszystkim.',
  alreadyOffered: 'Tę zmianę już oddajesz. Odśwież stronę.',
  tooManyOffers:
    'Dziś już bardzo wiele razy oddawano z tego konta zmiany. Spróbuj jutro albo zadzwoń do biura floty.',
  decided: 'Ta prośba jest już rozstrzygnięta albo cofnięta. Odśwież listę.',
  breaksRules:
    'Zasady już na to nie pozwalają: zmienił się grafik, dokumenty albo auto. Odmów z powodem albo popraw grafik.',
  begun: 'Zmiana już się zaczęła, więc zostaje u tego, kto ją ma.',
  reason: 'Powód może mieć najwyżej 200 znaków.',
  made: 'Grafik na ten tydzień już powstaje, więc zmiany nie oddasz tutaj. Zadzwoń do biura.',
  notTaken: 'Ta zmiana nie jest już wzięta przez Ciebie. Sprawdź w swoim kalendarzu.',
} as const
