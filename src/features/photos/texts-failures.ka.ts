import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const photoFailures: SameTexts<typeof polish.photoFailures> = {
  photo: 'ფოტოს წაკითხვა ვერ მოხერხდა. გადაიღეთ ხელახლა.',
  notPhoto: 'ეს JPEG ფოტო არ არის. გადაიღეთ კამერით ხელახლა.',
  photoTooLarge: 'ფოტო ძალიან დიდია. გადაიღეთ ხელახლა.',
  noPhoto: 'ასეთი ფოტო არ არის.',
}
