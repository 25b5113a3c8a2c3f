import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export type { WrongTry } from './texts.ts'

export const sessionTexts: SameTexts<typeof polish.sessionTexts> = {
  pinNeeded: 'Введіть PIN, щоб побачити календар.',
  wrongPin: 'Введено неправильні дані. Виправте PIN і спробуйте ще раз.',
  wrongPinOrPhone: 'Введено неправильні дані. Виправте номер телефону та PIN і спробуйте ще раз.',
  tooManyTries:
    'Забагато невдалих спроб, тому PIN нового пристрою ми зараз не перевіряємо. Одразу допоможе код входу: надішліть його собі на e-mail або зателефонуйте до офісу автопарку.',
  tooManyFleetTries:
    'Забагато невдалих спроб, тому PIN нового пристрою ми зараз не перевіряємо. Одразу допоможе код входу з офісу автопарку. Водій може також спершу відкрити свій календар на цьому пристрої.',
  wrongCode: 'Цей код входу неправильний або вже не діє. Виправте його або попросіть в офісі новий.',
}

export const wrongTryText: typeof polish.wrongTryText = ({ tried }) =>
  tried === 'pin' ? sessionTexts.wrongPin : sessionTexts.wrongPinOrPhone

export const wrongCodeText: typeof polish.wrongCodeText = () => sessionTexts.wrongCode
