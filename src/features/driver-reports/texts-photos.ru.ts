import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photos.ts'

export const reportPhotoTexts: SameTexts<typeof polish.reportPhotoTexts> = {
  title: 'Фото (необязательно)',
  count: (done) => `${done} из 4`,
  take: 'Сделать фото',
  choose: 'Выбрать из телефона',
  photo: (number) => `Фото ${number}`,
  remove: (number) => `Удалить фото ${number}`,
  most: 'Фото может быть не больше 4. Остальные не добавлены.',
  lost: 'Фото не сохранилось в телефоне. Добавьте его ещё раз.',
  busy: 'Уменьшаем фото. Отправьте через мгновение.',
  replaces: 'Офис получит это вместо сообщения, которое ещё ждёт. Его фото исчезнут.',
  willGet: (count) => `фото: ${count}`,
  wait: (count) => `фото к отправке: ${count}, отправятся сами`,
  failed: (count) => `Не отправлено фото: ${count}. Если они нужны, сообщите о проблеме ещё раз.`,
  understood: 'Понятно',
}
