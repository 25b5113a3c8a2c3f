import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export type { WrongTry } from './texts.ts'

export const sessionTexts: SameTexts<typeof polish.sessionTexts> = {
  pinNeeded: 'Введите PIN, чтобы увидеть календарь.',
  wrongPin: 'Введены неверные данные. Исправьте PIN и попробуйте ещё раз.',
  wrongPinOrPhone: 'Введены неверные данные. Исправьте номер телефона и PIN и попробуйте ещё раз.',
  tooManyTries:
    'Слишком много неудачных попыток, поэтому PIN нового устройства мы сейчас не проверяем. Сразу поможет код входа: отправьте его себе на e-mail или позвоните в офис автопарка.',
  tooManyFleetTries:
    'Слишком много неудачных попыток, поэтому PIN нового устройства мы сейчас не проверяем. Сразу поможет код входа из офиса автопарка. Водитель может также сначала открыть свой календарь на этом устройстве.',
  wrongCode: 'Этот код входа неверный или уже не действует. Исправьте его или попросите в офисе новый.',
}

export const wrongTryText: typeof polish.wrongTryText = ({ tried }) =>
  tried === 'pin' ? sessionTexts.wrongPin : sessionTexts.wrongPinOrPhone

export const wrongCodeText: typeof polish.wrongCodeText = () => sessionTexts.wrongCode
