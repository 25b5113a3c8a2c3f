/** Why something on the market can't be done, told to drivers. */
export const marketFailures = {
  off: 'Oddawanie i branie zmian jest teraz wyłączone. Zadzwoń do biura floty.',
  shift: 'Wybierz zmianę z listy.',
} as const
