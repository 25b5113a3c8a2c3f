import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const photoTexts: SameTexts<typeof polish.photoTexts> = {
  shrinking: 'Уменьшение фото …',
  none: 'Фото нет. Если камера не открывается, разрешите её браузеру в настройках телефона или выберите фото из галереи.',
  unreadable: 'Телефон не может открыть этот файл. Сделайте фото камерой на этой странице.',
  tooLarge: 'Этот файл слишком большой. Сделайте фото камерой на этой странице.',
  notKept: 'На телефоне нет места для фото. Не закрывайте страницу, пока оно не отправится.',
}
