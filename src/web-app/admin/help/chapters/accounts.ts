import type { Chapter } from '../chapter.ts'

export const accountsChapter: Chapter = {
  id: 'konta',
  title: 'Konta i uprawnienia',
  lead: 'Kto może co i gdzie widać, kto co zrobił.',
  sections: [
    {
      id: 'role',
      title: 'Administrator i koordynator',
      labelsFrom: ['features/auth'],
      parts: [
        {
          kind: 'text',
          text: 'Koordynator pracuje z grafikami, dyspozycyjnością, flotą i wynikami. Administrator także z użytkownikami, PIN-ami, hasłami i powiadomieniami, usuwa i widzi dane osobowe.',
        },
        {
          kind: 'text',
          text: 'Uprawnienie „Pieniądze: rozliczenia, przelewy, numery kont” jest osobne: rola administratora go nie daje. Zaznacza je administrator, także sobie. Kto je ma, widać na liście użytkowników i na stronie „Moje konto”.',
        },
        {
          kind: 'text',
          text: 'Konta zakłada administrator w [„Użytkownicy”](/admin/uzytkownicy). Własne hasło zmienia każdy na stronie [„Moje konto”](/admin/konto).',
        },
      ],
    },
    {
      id: 'powiadomienia',
      title: 'Powiadomienia i treści wiadomości',
      labelsFrom: ['features/settings', 'features/messaging', 'web-app/admin/month'],
      parts: [
        {
          kind: 'text',
          text: 'Co system wysyła sam, ustawiasz w [„Ustawienia / Miesiąc”](/admin/miesiac?zakladka=powiadomienia), w zakładce „Ustawienia powiadomień”. „Szablony” w [„Wiadomości”](/admin/wiadomosci) to treści SMS-ów i ich cena w każdym języku; „Wysyłaj wszystkie SMS-y po polsku” przydaje się, gdy cyrylica kosztuje za dużo. Kiedy i jak przypominać kierowcom o zmianie i o formularzu, mówi część „Przypomnienia kierowców” w [„Ustawienia / Miesiąc”](/admin/miesiac).',
        },
      ],
    },
    {
      id: 'jezyki',
      title: 'Języki kierowców',
      labelsFrom: ['features/languages'],
      parts: [
        {
          kind: 'text',
          text: '[„Języki kierowców”](/admin/jezyki) pokazuje wszystko, co kierowcy czytają w innych językach, obok polskiego. Kto zna język, naciska „Popraw” i zapisuje zdanie swoimi słowami; „Przywróć” oddaje zdanie programu. `{1}` to miejsce, w które program coś wstawia: zostaw je w zdaniu. Kiedy nowa wersja programu mówi coś inaczej, kierowcy czytają nowe zdanie, a poprawka stoi pod „Tekst programu się zmienił”.',
        },
      ],
    },
    {
      id: 'dziennik',
      title: 'Dziennik zdarzeń',
      labelsFrom: ['web-app/admin/audit'],
      parts: [
        {
          kind: 'text',
          text: '[„Dziennik zdarzeń”](/admin/dziennik) mówi, kto, co i kiedy zmienił. Widzą go administratorzy.',
        },
      ],
    },
  ],
}
