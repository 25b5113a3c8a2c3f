export const NOT_REACHED_TEXT =
  'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie, nic nie zginęło.'
