import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const tellTexts: SameTexts<typeof polish.tellTexts> = {
  lead: 'Хвороба, запізнення, проблема з авто?',
  open: 'Повідомити офіс',
  title: 'Що сталося?',
  loading: 'Завантажуємо …',
  again: 'Спробувати ще раз',
  kinds: { ill: 'Хворію', late: 'Запізнюся', car: 'Проблема з авто' },
  minutes: (count) => `${count} хв`,
  sent: 'Надіслано до офісу.',
  sentAt: (time) => `надіслано ${time}, офіс ще не прийняв`,
  known: (time) => `офіс знає (${time})`,
  waits: 'чекає на надсилання, надішлемо, щойно буде зв’язок',
  takeBack: 'Скасувати',
  takeBackNamed: (what) => `Скасувати: ${what}`,
  takenBack: 'Повідомлення скасовано.',
  afterAll: 'Усе-таки поїду',
}
