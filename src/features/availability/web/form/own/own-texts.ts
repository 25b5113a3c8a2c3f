/** What the form says of a submission that its driver may change (D51). */
export const ownFormTexts = {
  yours: 'Twoje zgłoszenie na ten tydzień jest wysłane.',
  changeable: (until: string) => `Zgłoszenie możesz zmienić albo wycofać ${until}.`,
  changeableByPin: (until: string) =>
    `Zgłoszenie możesz zmienić albo wycofać ${until}. Najpierw zaloguj się numerem telefonu i PIN-em.`,
  sentByPhone:
    'Wysłano je z numerem telefonu, bez logowania. Jeśli to nie Twój wybór, możesz je zmienić albo wycofać.',
  edit: 'Zmień zgłoszenie',
  withdraw: 'Wycofaj zgłoszenie',
  logIn: 'Zaloguj się PIN-em i zmień',
  editing: 'Zmieniasz wysłane zgłoszenie. Dopóki nie zapiszesz, liczy się to, co jest wysłane.',
  leaveEditing: 'Zostaw bez zmian',
  reviewEmpty: 'Zapisz pusty grafik',
  was: 'Było',
  is: 'Będzie',
  same: 'Nic się nie zmieni: wybrane są te same zmiany, co w wysłanym zgłoszeniu.',
  rules:
    'Zmiany, które zostają, zachowują swoje miejsce. Jeżeli na zwolnione miejsce ktoś czeka, od razu je dostaje.',
  otherMeanwhile:
    'To zgłoszenie zmieniło się w międzyczasie: na innym telefonie, w biurze albo dlatego, że zwolniło się miejsce. „Było” pokazuje, co jest w nim teraz. Twój wybór został zachowany: zapisz go jeszcze raz albo zostaw zgłoszenie bez zmian.',
  saving: 'Zapisywanie …',
  editWaits:
    'Zmiana zgłoszenia nie jest jeszcze zapisana: czeka na wysłanie. Jest zapisana na tym urządzeniu i wyśle się sama, kiedy wróci internet. Na pewno nie zapisze się dwa razy.',
  editRefused: 'Zmiana zgłoszenia nie została zapisana.',
  notReached: 'Nie wiemy, czy zmiany się zapisały. Spróbuj ponownie: na pewno nie zapiszą się dwa razy.',
  again: 'Spróbuj ponownie',
  back: 'Wróć',
  savedTitle: 'Zapisano',
  saved: 'Zmiany w zgłoszeniu są zapisane, na Twój adres e-mail wysłaliśmy potwierdzenie.',
  savedWithoutLetter: 'Zmiany w zgłoszeniu są zapisane.',
  withdrawText:
    'Wszystkie wybrane zmiany się zwolnią, a na Twoje miejsca wejdą osoby, które na nie czekają. Nie będziesz mieć zgłoszenia na ten tydzień.',
  withdrawAgain: (until: string) =>
    `Nowe zgłoszenie możesz wysłać ${until}, ale miejsca, które masz teraz, mogą być już zajęte.`,
  withdrawKeep: 'Zostaw zgłoszenie',
  withdrawing: 'Wycofywanie …',
  withdrawnTitle: 'Wycofano',
  withdrawn: 'Zgłoszenie jest wycofane. Na ten tydzień nie masz teraz zgłoszenia.',
} as const
