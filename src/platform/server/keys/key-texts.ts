const WAYS = (path: string) =>
  `Włóż z kopii właściwy klucz jako ${path} albo podaj go w SECRET_KEY; jeśli przepadł na dobre, uruchom raz: ` +
  'npm start -- --new-key (PIN-ów, linków i treści wiadomości zapieczętowanych starym kluczem nie da się wtedy odczytać, ' +
  'biuro nadaje je od nowa w Ustawieniach).'
const WAYS_IN_ENGLISH = 'Put the right key back, set SECRET_KEY, or start once with: npm start -- --new-key.'

/** What stands on the console about the key, in Polish and in short in English. */
export const keyTexts = {
  missing: (path: string) =>
    `Brakuje klucza ${path}, a w bazie są dane, które tylko on otwiera. ${WAYS(path)} The key is missing. ${WAYS_IN_ENGLISH}`,
  other: (path: string) =>
    `Klucz z ${path} lub SECRET_KEY nie jest kluczem tej bazy. ${WAYS(path)} This key is not the one of this database. ${WAYS_IN_ENGLISH}`,
  two: (path: string) =>
    `SECRET_KEY i plik ${path} to dwa różne klucze; zostaw ten, który należy do bazy, a drugi usuń. ` +
    `SECRET_KEY and the file ${path} are different keys; keep the one that belongs to the database.`,
  damaged: (path: string) =>
    `Plik klucza ${path} jest uszkodzony: ma zawierać 32 bajty w base64; włóż go z kopii. ` +
    `The key file is damaged: it must hold 32 bytes in base64; put it back from a copy.`,
  unreadableFile: (path: string, code: string) =>
    `Nie można odczytać klucza ${path} (${code}); sprawdź uprawnienia. The key file can't be read; check its permissions.`,
  unwritable: (path: string, code: string) =>
    `Nie można zapisać klucza ${path} (${code}); sprawdź uprawnienia i miejsce. The key file can't be written; check permissions and space.`,
  fits: 'Klucz pasuje do bazy; --new-key nie było potrzebne i nic nie zmieniło.',
  renewed:
    'Od teraz obowiązuje nowy klucz. Nie da się odczytać tego, co zapieczętowano starym: PIN-ów, linków do serwisów, ' +
    'kalendarzy kierowców i treści dawnych wiadomości. Administrator nadaje je od nowa: Ustawienia, Kopie i klucz. ' +
    'Uruchamiaj dalej bez --new-key.',
} as const
