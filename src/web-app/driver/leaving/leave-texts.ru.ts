import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './leave-texts.ts'

export const leaveTexts: SameTexts<typeof polish.leaveTexts> = {
  title: 'Не всё отправлено',
  loading: 'Проверяем …',
  again: 'Попробовать ещё раз',
  lead: 'На этом телефоне ещё ждёт:',
  report: (what) => `сообщение офису: ${what}`,
  photos: (count: number) => `фото к сообщению: ${count}`,
  tap: (what) => `выбранная смена: ${what}`,
  edit: 'изменения в отправленном графике',
  handover: 'передача авто',
  lost: 'Если выйти без отправки, это пропадёт, и офис об этом не узнает.',
  handoverStays: 'Передача авто останется на телефоне: отправится, когда вы снова войдёте здесь.',
  notSent: 'Не удалось отправить: нет связи. Останьтесь и попробуйте, когда появится интернет.',
  send: 'Отправить и выйти',
  sending: 'Отправляем …',
  stay: 'Остаться',
  drop: 'Выйти и удалить',
  leave: 'Выйти',
}
