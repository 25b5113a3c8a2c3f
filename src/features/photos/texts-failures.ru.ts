import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const photoFailures: SameTexts<typeof polish.photoFailures> = {
  photo: 'Не удалось прочитать фото. Сделайте его ещё раз.',
  notPhoto: 'Это не фото JPEG. Сделайте его камерой ещё раз.',
  photoTooLarge: 'Фото слишком большое. Сделайте его ещё раз.',
  noPhoto: 'Такого фото нет.',
}
