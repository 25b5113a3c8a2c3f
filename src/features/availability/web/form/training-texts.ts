export const trainingTexts = {
  videoTitle: 'Film szkoleniowy',
  openVideo: 'Otwórz film szkoleniowy',
  tap: {
    title: 'Dotknij dnia',
    text: 'Każde dotknięcie zmienia stan dnia. Dzień trwa od 6:00, noc od 18:00. Zmiany dziennej nie można wybrać po nocy.',
  },
  reserve: {
    title: 'Rezerwa',
    text: 'Kiedy miejsca się skończą, wybierasz rezerwę. Czekaj na potwierdzenie: biuro da znać, jeżeli miejsce się zwolni.',
  },
  onCall: {
    title: 'Do dyspozycji',
    text: 'Przytrzymaj dzień albo dotknij trzech kropek. Biuro odezwie się, jeżeli będziesz potrzebny.',
  },
  send: {
    title: 'Wyślij',
    text: 'Dotknij „Dalej”, podaj imię i nazwisko, e-mail i telefon. Od razu zobaczysz, czy formularz dotarł. Nie pracujesz w tym tygodniu? Wyślij pusty grafik z powodem.',
  },
} as const
