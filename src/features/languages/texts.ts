/** Why a sentence of drivers could not be corrected, and what to do. */
export const languageTexts = {
  language: 'Wybierz język z listy.',
  text: 'Wpisz zdanie.',
  textEmpty: 'Wpisz zdanie. Jeśli ma znów mówić jak program, użyj „Przywróć”.',
  sameText: 'To jest zdanie programu. Zmień coś albo użyj „Przywróć”.',
  tooLong: 'Zdanie jest za długie, nie zmieści się na telefonie. Skróć je.',
  lostPlaces: 'W zdaniu brakuje miejsca, w które program coś wstawia. Dopisz je.',
  unknownPlaces: 'W zdaniu jest miejsce, którego program nie zna. Usuń je.',
  markup: 'Zdanie to sam tekst. Usuń znaki < i >.',
  lineBreaks: 'Zdanie może mieć najwyżej tyle wierszy, ile ma w programie. Usuń dodatkowe.',
  unknownSentence: 'Tego zdania program już nie mówi. Wczytaj listę jeszcze raz.',
  changedMeanwhile:
    'Ktoś w tym czasie zmienił to zdanie. Zobacz, jak brzmi teraz, i zapisz jeszcze raz, jeśli trzeba.',
  tooMany: 'W tym języku jest już 300 poprawek. Przywróć te, które nie są potrzebne.',
  notBuilt: 'Lista zdań jeszcze się przygotowuje. Spróbuj za chwilę.',
} as const

export function tooLongText({ most }: { readonly most: number }): string {
  return `Zdanie może mieć najwyżej ${most} znaków. Skróć je.`
}

export function lostPlacesText({ places }: { readonly places: readonly string[] }): string {
  return `W zdaniu brakuje: ${places.join(', ')}. Program wstawia tam swoje dane. Dopisz to w miejscu, w którym mają stać.`
}

export function unknownPlacesText({ places }: { readonly places: readonly string[] }): string {
  return `Program nie ma czego wstawić tutaj: ${places.join(', ')}. Usuń to. Każde miejsce może stać tylko raz.`
}

export function changedMeanwhileText({ text }: { readonly text: string | null }): string {
  return text === null
    ? 'Ktoś w tym czasie przywrócił zdanie programu. Zapisz jeszcze raz, jeśli Twoje ma je zastąpić.'
    : `Ktoś w tym czasie zmienił to zdanie na: „${text}”. Zapisz jeszcze raz, jeśli Twoje ma je zastąpić.`
}
