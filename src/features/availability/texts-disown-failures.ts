/** Why a form in a driver's name can't be answered, told to drivers and to the office. */
export const formDisownFailures = {
  wrongLink:
    'Ten link jest nieważny. Jeśli ktoś wysłał dyspozycyjność z Twoim numerem, zadzwoń do biura floty.',
  noSuchForm: 'Tego formularza już tutaj nie ma. Odśwież stronę.',
  cannotUndo: 'Tego nie można już cofnąć. Wyślij formularz jeszcze raz albo zadzwoń do biura floty.',
} as const
