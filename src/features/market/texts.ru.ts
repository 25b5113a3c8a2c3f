import { grouped } from '#kernel/polish-text.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const marketTexts: SameTexts<typeof polish.marketTexts> = {
  title: 'Свободные для вас',
  lead: 'С учётом отдыха и лимита',
  free: 'Свободные смены',
  back: 'Мой календарь',
  loading: 'Загрузка свободных смен …',
  failed: 'Не удалось загрузить свободные смены.',
  again: 'Попробовать ещё раз',
  locked: 'Свободные смены вы увидите, когда введёте номер телефона и PIN.',
  givePin: 'Ввести телефон и PIN',
  off: 'Офис не включил возможность брать смены на этой странице. Свободные смены можно взять в своём календаре.',
  none: 'Сейчас нет свободных смен, которые вы можете взять. Зайдите сюда позже.',
  day: 'День',
  night: 'Ночь',
  hours: { day: '6:00–18:00', night: '18:00–6:00' },
  carLater: 'Машину сообщим, когда будет готов график.',
  usual: (pln) => `обычно около ${grouped(pln)} zł нетто (медиана таких смен)`,
  bonus: (pln) => `+${grouped(pln)} zł бонус`,
  costsReserve: (what) => `Заберёт резерв: ${what}`,
  take: 'Беру',
  takeNamed: (what) => `Беру: ${what}`,
  soonYours: 'Сейчас будет ваша',
  sending: 'Сохранение …',
  yours: 'Ваша',
  undo: 'Отменить',
  taking: (what) => `Вы берёте: ${what}`,
  undone: 'Отменено. Ничего не сохранено.',
  booked: (what) => `Смена ваша: ${what}.`,
  notTaken: (what) => `Эта смена не взята: ${what}.`,
  notSent: 'Неизвестно, ваша ли уже смена: нет связи. Попробуйте ещё раз.',
  notCounted:
    'Ничего не сохранено, потому что вход завершился. Если вы ещё хотите эту смену, нажмите «Беру».',
  tapNotCounted: (what) =>
    `Ваш выбор не сохранён: ${what}. После входа выберите смену ещё раз среди свободных.`,
}
