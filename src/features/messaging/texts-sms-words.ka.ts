import type { SmsWords } from './texts-sms-words.ts'

export const smsWords: SmsWords = {
  templates: {
    pin: 'თქვენი PIN სამუშაო კალენდრისთვის: {pin}. არავის მისცეთ.',
    'service-link': 'მანქანის სერვისი, {auto}: {data}, {godzina}{miejsce}. გთხოვთ, დაადასტუროთ: {link}',
    'shift-moved':
      '{imie}, გრაფიკი შეიცვალა: {stara_data} ({stara_zmiana}) იცვლება: {data} ({zmiana}), მანქანა: {auto}.',
    'shift-other-car': '{imie}, სხვა მანქანა: {data} ({zmiana}), ახლა: {auto}, იყო: {stare_auto}.',
    'shift-to-list':
      '{imie}, გრაფიკი შეიცვალა: {data} ({zmiana}) {lista} ხართ, მანქანით აღარ მიდიხართ: {stare_auto}.',
    'shift-back': '{imie}, წინა ცვლილება გაუქმდა: ისევ გაქვთ {data} ({zmiana}), მანქანა: {auto}.',
    'shift-removed': '{imie}, გრაფიკი შეიცვალა: {data} ({zmiana}) ისვენებთ.',
    'shift-added': '{imie}, ახალი ცვლა გრაფიკში: {data} ({zmiana}), მანქანა: {auto}.',
    'shift-changes': '{imie}, ცვლილებები გრაფიკში: {liczba}, დღეები: {dni}. ნახეთ კალენდარში: {link}',
    'schedule-ready': '{imie}, გრაფიკი მზადაა: {tydzien}. {zmiany} {link}',
    'shift-reminder': '{imie}, შეგახსენებთ: {dzien} {data}, {godziny}, მანქანა {auto}.{miejsce}',
    'form-reminder': '{imie}, ველოდებით თქვენს გრაფიკს, კვირა {tydzien}, ვადა: {termin}. {link}',
    'form-request': '{imie}, თქვენი გრაფიკი არ გვაქვს: {tydzien}. გაიმეორეთ წინა ან აირჩიეთ: {link}',
    'free-shift': '{imie}, დამატებითი ცვლა გაქვთ: {data} ({zmiana}), მანქანა: {auto}. გმადლობთ!',
    'free-shift-by-pin':
      '{imie}, ავტოპარკის კალენდრით თქვენთვის აიღეს: {zmiany}. თუ ეს თქვენ არ იყავით: {link}',
    'statement-ready': '{imie}, ანგარიში, კვირა {tydzien}: {wynik}. სრულად: {link}',
    'question-answered': '{imie}, ოფისმა უპასუხა თქვენს კითხვას ანგარიშზე, კვირა {tydzien}: {link}',
  },
  shift: { day: 'დღე', night: 'ღამე' },
  weekday: ['ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი', 'კვირა'],
  list: { reserve: 'რეზერვში', 'on-call': 'გამოძახებით' },
  parked: ' დგას: *.',
  noCar: 'მოგვიანებით გაცნობებთ',
  carless: { reserve: 'არ არის, რეზერვში ხართ', onCall: 'არ არის, გამოძახებით ხართ' },
}
