/** Of the two dialogs that ask for a PIN; the specification's to the letter. */
export const dialogTexts = {
  pinTitle: 'Podaj PIN',
  pinLead: 'Kalendarz floty jest chroniony czterocyfrowym PIN-em. PIN poda Ci biuro.',
  pinDigit: (place: number) => `Cyfra ${place} z 4`,
  pinGroup: 'PIN, cztery cyfry',
  reset: 'Reset',
  next: 'Dalej',
  checking: 'Sprawdzanie …',
  logInTitle: 'Twój kalendarz pracy',
  logInLead: 'Podaj numer telefonu i PIN, który przyszedł na Twój e-mail po wysłaniu pierwszego grafiku.',
  /** Where the fleet sends no letters. */
  logInBySms: 'Podaj numer telefonu i PIN od biura floty. Jeżeli go nie masz, wyślij go sobie SMS-em.',
  logInByOffice: 'Podaj numer telefonu i PIN, który dostajesz w biurze floty.',
  forgotten:
    'Nie pamiętasz PIN-u? Wyślij go sobie poniżej albo poproś biuro floty o nowy. Działa zawsze ostatni, który od niego masz.',
  pinAlone: 'Teraz na nowym urządzeniu sam PIN nie otworzy kalendarza: potrzebny jest też kod wejścia.',
  pinByOffice: 'Biuro nie wysyła e-maili ani SMS-ów: o PIN zapytaj w biurze.',
  sendPin: 'Wyślij mi PIN',
  sendPinNeedsPhone: 'Wpisz najpierw swój numer telefonu.',
  pinSent:
    'Jeżeli ten numer jest na liście kierowców, PIN przyjdzie w ciągu minuty na e-mail albo SMS-em, tam, gdzie zna Cię biuro. Wysyłamy go raz dziennie. Jeżeli nic nie przyszło, zadzwoń do biura floty.',
  pinSentBySms:
    'Jeżeli ten numer jest na liście kierowców, PIN przyjdzie w ciągu minuty SMS-em. Wysyłamy go raz dziennie. Jeżeli nic nie przyszło, zadzwoń do biura floty.',
  left: 'Wylogowano na tym telefonie.',
  leftUntold: 'Wylogowano na tym telefonie, także bez internetu. Serwer dowie się sam, kiedy internet wróci.',
  /** Said to everybody after a wrong try: it tells nothing of whether the phone is known. */
  leftFleet: 'Jeśli nie jeździsz już w tej flocie, po rozliczenia zgłoś się do biura.',
  phone: 'Numer telefonu',
  prefix: '+48',
  phoneNote: 'Bez +48. Numer z innego kraju wpisz cały, od +, na przykład +380 50 123 45 67.',
  pin: 'PIN',
  sharedDevice: 'To nie mój telefon',
  sharedDeviceNote: 'Twoje zmiany nie zostaną na tym urządzeniu, a logowanie wygaśnie po 12 godzinach.',
  /** While strangers are not heard (Q22). */
  code: 'Kod wejścia',
  sendCode: 'Wyślij kod na mój e-mail',
  codeByOffice: 'Biuro nie wysyła e-maili: o kod zapytaj w biurze.',
  codeSent:
    'Jeżeli ten numer jest na liście kierowców, kod przyjdzie w ciągu minuty na adres, który zna biuro. Każdy kod wysyłamy raz: ten z ostatniej wiadomości jest nadal dobry. Jeżeli żadnej nie ma, zadzwoń do biura floty.',
  devices: 'Zalogowane urządzenia',
  devicesLoading: 'Wczytujemy urządzenia …',
  devicesAgain: 'Spróbuj ponownie',
  /** Of who was logged in here and is not any more. */
  ended:
    'Logowanie na tym telefonie się skończyło: zakończyło je biuro albo inne Twoje urządzenie, minął czas albo masz nowy PIN. Działa tylko najnowszy PIN.',
  waits: 'To, co nie zostało wysłane, czeka na tym telefonie na tę samą osobę. Nikt inny tego nie zobaczy.',
} as const
