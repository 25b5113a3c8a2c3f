import type { SmsWords } from './texts-sms-words.ts'

export const smsWords: SmsWords = {
  templates: {
    pin: 'Your PIN for the work calendar: {pin}. Give it to nobody.',
    'service-link': 'Service of car {auto}: {data}, {godzina}{miejsce}. Please confirm: {link}',
    'shift-moved':
      '{imie}, your schedule has changed: instead of {stara_data} ({stara_zmiana}) you drive on {data} ({zmiana}), car: {auto}.',
    'shift-other-car': '{imie}, another car: on {data} ({zmiana}) you drive {auto} instead of {stare_auto}.',
    'shift-to-list':
      "{imie}, your schedule has changed: on {data} ({zmiana}) you are {lista} and don't drive {stare_auto}.",
    'shift-back': '{imie}, the last change no longer holds: you are back on {data} ({zmiana}), car: {auto}.',
    'shift-removed': '{imie}, your schedule has changed: on {data} ({zmiana}) you are off.',
    'shift-added': '{imie}, a new shift in your schedule: {data} ({zmiana}), car: {auto}.',
    'shift-changes':
      '{imie}, changes in your schedule: {liczba}, days: {dni}. See them in the calendar: {link}',
    'schedule-ready': '{imie}, the schedule for {tydzien} is ready. {zmiany} {link}',
    'shift-reminder': '{imie}, a reminder: {dzien} {data}, {godziny}, car {auto}.{miejsce}',
    'form-reminder': '{imie}, we wait for your schedule for the week {tydzien} until {termin}: {link}',
    'form-request':
      '{imie}, we have no schedule of yours for {tydzien}. Repeat the last one or choose: {link}',
    'free-shift': '{imie}, you have an extra shift: {data} ({zmiana}), car: {auto}. Thank you!',
    'free-shift-by-pin':
      "{imie}, these were taken for you in the fleet calendar: {zmiany}. If it wasn't you: {link}",
    'statement-ready': '{imie}, statement of week {tydzien}: {wynik}. In full: {link}',
    'question-answered':
      '{imie}, the office has answered your question about the statement of week {tydzien}: {link}',
  },
  shift: { day: 'day', night: 'night' },
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  list: { reserve: 'on reserve', 'on-call': 'on call' },
  parked: ' It stands at: *.',
  noCar: 'told later',
  carless: { reserve: 'none, you are on reserve', onCall: 'none, you are on call' },
}
