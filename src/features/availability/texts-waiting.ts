import { counted, plural } from '#kernel/polish-text.ts'

const forms = (count: number) => counted(count, 'formularz', 'formularze', 'formularzy')

/** Forms of phones that nobody knows, and of too many drivers' phones at once (D44). */
export const waitingTexts = {
  choose: 'Zaznacz formularze.',
  moreFound:
    'Formularzy jest teraz więcej, niż było widać na ekranie. Nic z nimi nie zrobiono: sprawdź listę i wybierz jeszcze raz.',
  tab: (count: number) => (count === 0 ? 'Do potwierdzenia' : `Do potwierdzenia (${count})`),
  title: 'Formularze do potwierdzenia',
  description:
    'Przyszły z numerów, których biuro nie zna, z numeru kierowcy, który napisał „to nie ja”, albo naraz z jednej sieci przyszło ich bardzo dużo. Dopóki ich nie potwierdzisz, nie zajmują miejsc i nie idzie po nich żaden e-mail, a nowych osób nie ma na liście kierowców.',
  notice: (count: number) =>
    `${plural(count, 'Czeka', 'Czekają', 'Czeka')} ${forms(count)} na potwierdzenie.`,
  open: 'Zobacz',
  none: 'Żaden formularz nie czeka na potwierdzenie.',
  nobodyFound: 'Żaden czekający formularz nie pasuje do wyszukiwania.',
  search: 'Szukaj',
  searchHint: 'Imię, e-mail albo telefon',
  ofNetwork: (count: number) => `z jednej sieci: ${count}`,
  /** The phone is a driver's. */
  known: {
    sent: 'Numer jest na liście kierowców, a dyspozycyjność z niego jest już przyjęta. Tego formularza nie trzeba potwierdzać.',
    unsent:
      'Numer jest na liście kierowców. Formularz czeka, bo wysłano go bez PIN-u, z sieci, z której przyszło ich naraz bardzo dużo.',
    disowned:
      'Kierowca z tym numerem napisał o wcześniejszym formularzu „to nie ja”. Zapytaj go, zanim potwierdzisz: ten też wysłano bez zalogowania.',
  },
  onlyNetwork: 'Pokaż tylko z tej sieci',
  allNetworks: 'Pokaż ze wszystkich sieci',
  otherEmails: (emails: readonly string[]) => `Ten sam numer podano też z adresem: ${emails.join(', ')}.`,
  shifts: (count: number) => (count === 0 ? 'Pusty grafik' : counted(count, 'zmiana', 'zmiany', 'zmian')),
  week: (week: number) => `tydzień ${week}`,
  found: (found: number, all: number) => (found === all ? forms(all) : `Znaleziono ${found} z ${all}`),
  choosePage: 'Zaznacz stronę',
  chosen: (count: number) => `Zaznaczono ${count}`,
  confirmChosen: (count: number) => `Potwierdź zaznaczone (${count})`,
  deleteChosen: (count: number) => `Usuń zaznaczone (${count})`,
  confirmAll: (count: number) => `Potwierdź wszystkie znalezione (${count})`,
  deleteAll: (count: number) => `Usuń wszystkie znalezione (${count})`,
  confirmTitle: 'Potwierdzić formularze?',
  confirmText: (count: number) =>
    `${forms(count)} ${plural(count, 'stanie', 'staną', 'stanie')} się dyspozycyjnością: kierowcy trafią na listę, dostaną wolne miejsca w kolejności zgłoszeń, a e-maile z PIN-ami trafią do skrzynki nadawczej.`,
  deleteTitle: 'Usunąć formularze?',
  deleteText: (count: number) =>
    `Zniknie na stałe: ${forms(count)}. Te osoby będą mogły wysłać formularz jeszcze raz. Tego nie można cofnąć.`,
  confirmWord: 'Potwierdź',
  deleteWord: 'Usuń',
  working: (done: number, all: number) => `Potwierdzono ${done} z ${all}…`,
  confirmed: (count: number) => `Potwierdzono: ${forms(count)}.`,
  superseded: (count: number) => `Pominięto: ${forms(count)}, bo z tego numeru przyszedł już inny.`,
  refusedTitle: (count: number) => `Nie udało się potwierdzić: ${forms(count)}`,
  deleted: (count: number) => `Usunięto: ${forms(count)}.`,
  loading: 'Wczytywanie formularzy',
  failedTitle: 'Nie udało się wczytać formularzy',
  row: (fullName: string) => `Zaznacz: ${fullName}`,
  page: 'Podaj numer strony.',
  nextPage: 'Następna strona',
  previousPage: 'Poprzednia strona',
} as const
