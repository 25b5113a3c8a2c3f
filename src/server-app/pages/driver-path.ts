/** Where they look alike for everyone, each is rendered once per change of the data. */
export type DriverPath =
  | '/'
  | '/koordynator'
  | '/kalendarz-pracy'
  | '/moje-rozliczenia'
  | '/wolne'
  | '/odbior-auta'
  | '/paliwo'
  | '/ps/'
  | '/to-nie-ja'
  | '/j'
  | '/404'
