import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const fuelTexts: SameTexts<typeof polish.fuelTexts> = {
  enterPassword: 'Введите пароль',
  wrongPassword: 'Введён неправильный пароль.',
  tooManyTries:
    'Слишком много неудачных попыток, поэтому пароль с нового устройства мы сейчас не проверяем. Сразу поможет код входа из офиса автопарка.',
  wrongCode: 'Этот код входа неправильный или больше не действует. Попросите в офисе автопарка новый.',
  noPasswordYet: 'Пароль к странице топлива ещё не задан. Обратитесь к администратору.',
  loginRequired: 'Введите пароль, чтобы открыть контроль топлива.',
  shortPassword: 'В пароле от 8 до 100 знаков.',
  litres: 'Укажите литры числом от 0 до 500, не больше трёх знаков после запятой.',
  hours: 'Укажите часы числом от 0 до 24, не больше двух знаков после запятой.',
  price: 'Укажите цену литра от 0 до 100 zł, не больше двух знаков после запятой.',
  priceMissing: 'Укажите цену топлива, литры которого вписаны.',
  nobody: 'Сохранять нечего: не вписаны ни литры, ни часы.',
  driverTwice: 'Один и тот же водитель есть в списке дважды.',
  unknownDriver: 'В списке есть водитель, которого нет в системе. Загрузите данные ещё раз.',
  notBegun: 'Эта смена ещё не началась. Проверьте дату.',
  sentMeanwhile: ({ names }) =>
    `Тем временем кто-то отправил другие данные${names.length > 0 ? `: ${names.join(', ')}` : ''}. Сравните их и сохраните ещё раз.`,
  noShift: 'Укажите смену: день или ночь.',
  periodOrder: 'Начальная дата должна быть раньше конечной или такой же.',
  periodTooLong: 'Выберите период не больше двух лет.',
}

export const wrongPasswordText: typeof polish.wrongPasswordText = () => fuelTexts.wrongPassword

export const wrongCodeText: typeof polish.wrongCodeText = () => fuelTexts.wrongCode
