import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const photoTexts: SameTexts<typeof polish.photoTexts> = {
  shrinking: 'Зменшення фото …',
  none: 'Фото немає. Якщо камера не відкривається, дозвольте її браузеру в налаштуваннях телефону або виберіть фото з галереї.',
  unreadable: 'Телефон не може відкрити цей файл. Зробіть фото камерою на цій сторінці.',
  tooLarge: 'Цей файл завеликий. Зробіть фото камерою на цій сторінці.',
  notKept: 'На телефоні немає місця для фото. Не закривайте сторінку, доки воно не надішлеться.',
}
