/** Of requests that came to nothing, as their two drivers read it. */
export const endedTexts = {
  title: 'Prośby bez zgody',
  refusedGiver: 'Biuro nie zgodziło się na oddanie tej zmiany. Zmiana zostaje Twoja.',
  refusedTaker: 'Biuro nie zgodziło się, żeby ta zmiana przeszła na Ciebie.',
  expiredGiver: 'Biuro nie zdecydowało przed początkiem zmiany. Zmiana została Twoja.',
  expiredTaker: 'Biuro nie zdecydowało przed początkiem zmiany. Zmiana nie przeszła na Ciebie.',
  wanted: (name: string) => `Chętna osoba: ${name}`,
  gave: (name: string) => `Oddaje: ${name}`,
  inReturn: (what: string) => `W zamian: ${what}`,
  reason: (text: string) => `Powód: ${text}`,
  decided: (day: string) => `Decyzja: ${day}`,
  read: 'Rozumiem',
  readNamed: (what: string) => `Rozumiem: ${what}`,
} as const
