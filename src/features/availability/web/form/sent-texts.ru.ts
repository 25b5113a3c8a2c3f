import type { SameTexts } from '#platform/pure/same-texts.ts'
import { weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './sent-texts.ts'

export const sentTexts: SameTexts<typeof polish.sentTexts> = {
  alreadySentWaits: 'Форма ждала подтверждения офиса. Когда офис её подтвердит, вы получите e-mail.',
  alreadySentWaitsUntold: 'Форма ждала подтверждения офиса. Подтверждена ли она уже, спросите в офисе.',
  madeAlready:
    'График на эту неделю уже составлен. Доступность ещё можно отправить: вы попадёте в список ожидания, и офис даст знать, если найдётся свободная машина. Смены, которые можно взять сразу, показывает ваш календарь. Число свободных мест – это машины, у которых сейчас нет водителя.',
  alreadySentAdvice: 'Если хотите что-то исправить, обратитесь в офис.',
  sendAgain: 'Заявка отозвана или офис просит новую? Отправить ещё раз',
  sendingAgain: 'Вы заполняете график заново. Отправленный ранее хранится, пока не принят новый.',
  keepSentOne: 'Оставить отправленный график',
  stranded: (week) => `Неизвестно, дошёл ли ваш график на неделю ${week.week} (${weekRange(week)}) до офиса.`,
  strandedAdvice:
    'Отправка прервалась до ответа, а на эту неделю подать график уже нельзя. Спросите о нём в офисе.',
  arrived: (week) => `Ваш график на неделю ${week.week} (${weekRange(week)}) дошёл до офиса.`,
}
