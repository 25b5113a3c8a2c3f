import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'
import type { WrongDays } from './texts.ts'
import { FORM_CLOSED } from './texts-closed.ts'

export { EMPTY_REASONS, REASON_WITH_TEXT, type WrongDays } from './texts.ts'

export const availabilityTexts: SameTexts<typeof polish.availabilityTexts> = {
  alreadySubmitted:
    'Вы уже отправляли график на эту неделю. Если хотите что-то исправить, обратитесь в офис.',
  dayAfterNight: 'К сожалению, нельзя выбрать дневную смену, если накануне выбрана ночная.',
  fullName: 'Введите правильные имя и фамилию',
  email: 'Введите правильный адрес e-mail',
  phone: 'Введите правильный номер телефона',
  incomplete: 'Прежде чем отправить форму, убедитесь, что введены все данные.',
  formClosed: FORM_CLOSED,
  wrongWeek: 'Доступность сейчас можно подать только на ближайшую неделю. Обновите страницу.',
  inactiveDriver: 'Ваша учётная запись водителя неактивна. Позвоните в офис автопарка.',
  tooManyUnknown: 'С этого соединения сегодня пришло очень много форм. Позвоните в офис автопарка.',
  reasonNeeded: 'Укажите причину, почему график пустой.',
  reasonTextNeeded: 'Коротко опишите причину.',
  twiceOneDay: 'Каждый день можно выбрать только один раз.',
  emptyWithDays:
    'График отмечен как пустой, но в нём есть выбранные смены. Уберите смены или отправьте график как непустой.',
  outsideWeek: 'Выбранный день не относится к этой неделе.',
  noSuchSubmission: 'Такой доступности нет. Возможно, её только что удалили.',
  noSuchShift: 'Этой смены уже нет. Обновите страницу.',
  shiftTwice: 'У этого водителя уже есть такая смена в этот день.',
  addFailed: 'Не удалось добавить смену, попробуйте позже.',
}

export function wrongDaysText({ why }: WrongDays): string {
  return availabilityTexts[why]
}
