export const bonusTexts = {
  valueRange: 'Kwota bonusu to liczba od 1 do 100 000 zł, najwyżej z dwoma miejscami po przecinku.',
  alreadyThere: 'Na ten dzień i zmianę jest już bonus.',
  noSuchBonus: 'Tego bonusu już nie ma. Odśwież listę.',
} as const
