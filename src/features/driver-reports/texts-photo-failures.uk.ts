import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photo-failures.ts'

export const reportPhotoFailures: SameTexts<typeof polish.reportPhotoFailures> = {
  noReport: 'Цього повідомлення вже немає або його змінено, тому фото додати не можна.',
  otherDriver: 'Це фото належить до повідомлення іншої людини. Воно надішлеться, коли ця людина увійде.',
  tooMany: 'Сьогодні надіслано вже дуже багато фото. Це піде завтра; якщо терміново, зателефонуйте до офісу.',
}
