/** What a user of the office reads about the second factor. */
export const secondFactorTexts = {
  title: 'Drugi składnik logowania',
  off: 'Wyłączony. Kto pozna Twoje hasło, zaloguje się jako Ty. Z drugim składnikiem potrzebuje jeszcze Twojego telefonu.',
  on: (since: string) => `Włączony od ${since}. Przy logowaniu podajesz kod z aplikacji.`,
  codesLeft: (left: number) =>
    left === 0 ? 'Nie masz już kodów zapasowych. Utwórz nowe.' : `Pozostałe kody zapasowe: ${left}.`,
  turnOn: 'Włącz drugi składnik',
  turnOff: 'Wyłącz',
  newCodes: 'Utwórz nowe kody zapasowe',
  password: 'Obecne hasło',
  code: 'Kod z aplikacji',
  codeHint: '6 cyfr z aplikacji uwierzytelniającej albo kod zapasowy.',
  firstCodeHint: '6 cyfr, które aplikacja pokazuje teraz przy wpisie Flotylla.',
  next: 'Dalej',
  cancel: 'Anuluj',
  scan: 'Zeskanuj ten kod w aplikacji uwierzytelniającej (np. Google Authenticator, Microsoft Authenticator, Aegis).',
  picture: 'Kod QR do aplikacji uwierzytelniającej',
  byHand: 'Albo wpisz w aplikacji ten klucz:',
  confirm: 'Potwierdź i włącz',
  doOff: 'Wyłącz drugi składnik',
  codesTitle: 'Kody zapasowe',
  codesText:
    'Każdy z nich raz zastąpi kod z aplikacji, gdy nie masz telefonu przy sobie. Zapisz je teraz w bezpiecznym miejscu: więcej ich nie pokażemy.',
  codesUnanswered:
    'Nie przyszła odpowiedź. Poprzednie kody zapasowe mogły już stracić ważność, a nowych nie widać. Utwórz je jeszcze raz: wpisz następny kod z aplikacji.',
  confirmUnanswered:
    'Nie przyszła odpowiedź, a drugi składnik mógł się już włączyć. Nie usuwaj wpisu z aplikacji i odśwież stronę: jeśli jest włączony, utwórz nowe kody zapasowe, a jeśli nie, zacznij od nowa.',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  print: 'Drukuj',
  saved: 'Mam je zapisane',
  isOn: 'Drugi składnik jest włączony. Na innych urządzeniach nastąpiło wylogowanie.',
  isOff: 'Drugi składnik został wyłączony.',
  changePassword: 'Twoje hasło jest za krótkie albo łatwe do odgadnięcia. Zmień je teraz, zajmie to chwilę.',
  column: 'Drugi składnik',
  has: 'tak',
  hasNot: 'nie',
  remove: 'Zdejmij drugi składnik',
  removeTitle: 'Zdjąć drugi składnik?',
  removeText: (name: string) =>
    `${name} zaloguje się samym hasłem i zostanie wszędzie wylogowany. Zrób to tylko, gdy masz pewność, że to ta osoba straciła telefon.`,
  removed: 'Drugi składnik został zdjęty.',
} as const
