import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const ownStatementFailures: SameTexts<typeof polish.ownStatementFailures> = {
  noSuchStatement: 'У вас нет такого расчёта. Вернитесь к списку своих расчётов.',
  redone:
    'Офис исправляет этот расчёт, поэтому его PDF пока не действует. Вернитесь, когда его снова закроют.',
  most: 'Укажите, сколько расчётов показать: от 1 до 600.',
  question: 'Напишите, с чем вы не согласны: от 1 до 1000 знаков.',
  tooManyOpen: (most) =>
    `Ответа офиса уже ждут ваши вопросы: ${most}. Позвоните в офис или дождитесь ответа; то, что вы пишете, останется на этом устройстве.`,
  channel: 'Выберите e-mail, SMS или без уведомлений.',
  noSuchWay:
    'Этим способом мы сейчас не можем вам сообщить. Выберите другой или спросите в офисе о своём адресе.',
  switchedOff: 'Сообщения о расчётах выключены. Их включает офис в настройках месяца.',
}
