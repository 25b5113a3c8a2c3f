import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const tellTexts: SameTexts<typeof polish.tellTexts> = {
  lead: 'Болезнь, опоздание, проблема с авто?',
  open: 'Сообщить офису',
  title: 'Что случилось?',
  loading: 'Загружаем …',
  again: 'Попробовать ещё раз',
  kinds: { ill: 'Болею', late: 'Опоздаю', car: 'Проблема с авто' },
  minutes: (count) => `${count} мин`,
  sent: 'Отправлено в офис.',
  sentAt: (time) => `отправлено ${time}, офис ещё не принял`,
  known: (time) => `офис знает (${time})`,
  waits: 'ждёт отправки, отправим, как только будет связь',
  takeBack: 'Отменить',
  takeBackNamed: (what) => `Отменить: ${what}`,
  takenBack: 'Сообщение отменено.',
  afterAll: 'Всё-таки поеду',
}
