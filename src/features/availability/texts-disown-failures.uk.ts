import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-disown-failures.ts'

export const formDisownFailures: SameTexts<typeof polish.formDisownFailures> = {
  wrongLink:
    'Це посилання недійсне. Якщо хтось надіслав форму з вашим номером, зателефонуйте до офісу автопарку.',
  noSuchForm: 'Цієї форми тут уже немає. Оновіть сторінку.',
  cannotUndo: 'Це вже не можна скасувати. Надішліть форму ще раз або зателефонуйте до офісу автопарку.',
}
