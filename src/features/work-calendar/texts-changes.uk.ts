import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-changes.ts'

export const ownChangeTexts: SameTexts<typeof polish.ownChangeTexts> = {
  title: 'Зміни у вашому графіку',
  lead: 'Офіс змінив ваш графік. Підтвердьте, що знаєте про це.',
  leadOthers: 'Ваш графік змінився. Підтвердьте, що знаєте про це.',
  read: 'Прочитано',
  reading: 'Збереження …',
  wasRead: 'Дякуємо, офіс знає, що ви про це прочитали.',
  readAt: (when) => `прочитано ${when}`,
  changed: {
    office: 'Змінено',
    driver: 'Ваш вибір',
    'fleet-pin': 'Взято за PIN автопарку',
    automatic: 'Змінено автоматично',
  },
  kinds: {
    slot: 'Інша зміна',
    car: 'Інше авто',
    removed: 'У вас вихідний',
    added: 'Нова зміна',
    returned: 'Ви знову на попередньому місці',
    cancelled: 'Зміну скасовано',
  },
  was: 'Було',
  now: 'Тепер',
  told: 'Мало бути',
  free: 'вихідний',
  earlier: 'Попередні зміни, прочитані',
  movedOn: 'Графік тим часом змінився. Прочитайте зміни ще раз.',
  noneRead: 'Вкажіть зміни, які прочитано.',
  failed: 'Не вдалося завантажити зміни в графіку.',
}
