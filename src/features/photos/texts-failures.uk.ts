import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const photoFailures: SameTexts<typeof polish.photoFailures> = {
  photo: 'Не вдалося прочитати фото. Зробіть його ще раз.',
  notPhoto: 'Це не фото JPEG. Зробіть його камерою ще раз.',
  photoTooLarge: 'Фото завелике. Зробіть його ще раз.',
  noPhoto: 'Такого фото немає.',
}
