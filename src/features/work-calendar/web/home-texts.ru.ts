import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dayAndMonth, spokenDate, weekdayName } from '#platform/pure/dates.ru.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './home-texts.ts'

export const homeTexts: SameTexts<typeof polish.homeTexts> = {
  title: 'Ваша ближайшая смена',
  today: (date: CalendarDate) => `Сегодня, ${spokenDate(date)}`,
  tomorrow: (date: CalendarDate) => `Завтра, ${spokenDate(date)}`,
  onDate: (date: CalendarDate) => `${weekdayName(date)}, ${dayAndMonth(date)}`,
  chosen: 'Ваши заявленные и взятые смены. Авто укажем, когда будет готов график.',
  running: 'идёт сейчас',
  parking: 'Машина стоит',
  partnerAfter: 'Сменщик с 18:00',
  partnerBefore: 'Сменщик до 18:00',
  service: (time: string) => `Сервис машины в ${time}`,
  carOff: 'Эта машина сейчас не на ходу. Позвоните в офис автопарка насчёт другой.',
  noNext: 'В готовом графике у вас нет следующей смены с машиной.',
  dayOff: 'У вас выходной',
  notGenerated: 'Графика на этот день ещё нет.',
  tomorrowWord: 'завтра',
  past: 'Прошедшие дни',
  acts: 'Быстрые действия',
}
