import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-changes.ts'

export const ownChangeTexts: SameTexts<typeof polish.ownChangeTexts> = {
  title: 'Изменения в вашем графике',
  lead: 'Офис изменил ваш график. Подтвердите, что знаете об этом.',
  leadOthers: 'Ваш график изменился. Подтвердите, что знаете об этом.',
  read: 'Прочитано',
  reading: 'Сохранение …',
  wasRead: 'Спасибо, офис знает, что вы это прочитали.',
  readAt: (when) => `прочитано ${when}`,
  changed: {
    office: 'Изменено',
    driver: 'Ваш выбор',
    'fleet-pin': 'Взято по PIN автопарка',
    automatic: 'Изменено автоматически',
  },
  kinds: {
    slot: 'Другая смена',
    car: 'Другая машина',
    removed: 'У вас выходной',
    added: 'Новая смена',
    returned: 'Вы снова на прежнем месте',
    cancelled: 'Смена отменена',
  },
  was: 'Было',
  now: 'Стало',
  told: 'Должно было быть',
  free: 'выходной',
  earlier: 'Прежние изменения, прочитаны',
  movedOn: 'График тем временем изменился. Прочитайте изменения ещё раз.',
  noneRead: 'Укажите изменения, которые прочитаны.',
  failed: 'Не удалось загрузить изменения в графике.',
}
