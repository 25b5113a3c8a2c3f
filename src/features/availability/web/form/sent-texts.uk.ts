import type { SameTexts } from '#platform/pure/same-texts.ts'
import { weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './sent-texts.ts'

export const sentTexts: SameTexts<typeof polish.sentTexts> = {
  alreadySentWaits: 'Форма чекала на підтвердження офісу. Коли офіс її підтвердить, ви отримаєте e-mail.',
  alreadySentWaitsUntold: 'Форма чекала на підтвердження офісу. Чи її вже підтверджено, запитайте в офісі.',
  madeAlready:
    'Графік на цей тиждень уже складено. Доступність ще можна надіслати: ви потрапите до списку очікування, і офіс дасть знати, якщо знайдеться вільне авто. Зміни, які можна взяти одразу, показує ваш календар. Кількість вільних місць – це авто, які зараз не мають водія.',
  alreadySentAdvice: 'Якщо хочете щось виправити, зверніться до офісу.',
  sendAgain: 'Заявку відкликано або офіс просить нову? Надіслати ще раз',
  sendingAgain: 'Ви заповнюєте графік заново. Надісланий раніше зберігається, доки не прийнято новий.',
  keepSentOne: 'Залишити надісланий графік',
  stranded: (week) => `Невідомо, чи ваш графік на тиждень ${week.week} (${weekRange(week)}) дійшов до офісу.`,
  strandedAdvice:
    'Надсилання перервалося до відповіді, а на цей тиждень подати графік уже не можна. Запитайте про нього в офісі.',
  arrived: (week) => `Ваш графік на тиждень ${week.week} (${weekRange(week)}) дійшов до офісу.`,
}
