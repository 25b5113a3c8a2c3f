import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'
import type { WrongDays } from './texts.ts'
import { FORM_CLOSED } from './texts-closed.ts'

export { EMPTY_REASONS, REASON_WITH_TEXT, type WrongDays } from './texts.ts'

export const availabilityTexts: SameTexts<typeof polish.availabilityTexts> = {
  alreadySubmitted:
    'Ви вже надсилали графік на цей тиждень. Якщо хочете щось виправити, зверніться до офісу.',
  dayAfterNight: 'На жаль, не можна вибрати денну зміну, якщо напередодні вибрано нічну.',
  fullName: 'Введіть правильні ім’я та прізвище',
  email: 'Введіть правильну адресу e-mail',
  phone: 'Введіть правильний номер телефону',
  incomplete: 'Перш ніж надіслати форму, переконайтеся, що введено всі дані.',
  formClosed: FORM_CLOSED,
  wrongWeek: 'Доступність зараз можна подати лише на найближчий тиждень. Оновіть сторінку.',
  inactiveDriver: 'Ваш обліковий запис водія неактивний. Зателефонуйте до офісу автопарку.',
  tooManyUnknown: 'З цього з’єднання сьогодні надійшло дуже багато форм. Зателефонуйте до офісу автопарку.',
  reasonNeeded: 'Вкажіть причину, чому графік порожній.',
  reasonTextNeeded: 'Коротко опишіть причину.',
  twiceOneDay: 'Кожен день можна вибрати лише раз.',
  emptyWithDays:
    'Графік позначено як порожній, але в ньому є вибрані зміни. Приберіть зміни або надішліть графік як непорожній.',
  outsideWeek: 'Вибраний день не належить до цього тижня.',
  noSuchSubmission: 'Такої доступності немає. Можливо, її щойно видалили.',
  noSuchShift: 'Цієї зміни вже немає. Оновіть сторінку.',
  shiftTwice: 'У цього водія вже є така зміна цього дня.',
  addFailed: 'Не вдалося додати зміну, спробуйте пізніше.',
}

export function wrongDaysText({ why }: WrongDays): string {
  return availabilityTexts[why]
}
