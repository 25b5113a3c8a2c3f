import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dayAndMonth, spokenDate, weekdayName } from '#platform/pure/dates.uk.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './home-texts.ts'

export const homeTexts: SameTexts<typeof polish.homeTexts> = {
  title: 'Ваша найближча зміна',
  today: (date: CalendarDate) => `Сьогодні, ${spokenDate(date)}`,
  tomorrow: (date: CalendarDate) => `Завтра, ${spokenDate(date)}`,
  onDate: (date: CalendarDate) => `${weekdayName(date)}, ${dayAndMonth(date)}`,
  chosen: 'Ваші заявлені та взяті зміни. Авто вкажемо, коли буде готовий графік.',
  running: 'триває зараз',
  parking: 'Авто стоїть',
  partnerAfter: 'Змінник з 18:00',
  partnerBefore: 'Змінник до 18:00',
  service: (time: string) => `Сервіс авто о ${time}`,
  carOff: 'Це авто зараз не на ходу. Зателефонуйте до офісу автопарку щодо іншого.',
  noNext: 'У готовому графіку у вас немає наступної зміни з авто.',
  dayOff: 'У вас вихідний',
  notGenerated: 'Графіка на цей день ще немає.',
  tomorrowWord: 'завтра',
  past: 'Минулі дні',
  acts: 'Швидкі дії',
}
