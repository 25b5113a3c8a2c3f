import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-sheet.ts'

export const sheetTexts: SameTexts<typeof polish.sheetTexts> = {
  hints: {
    ill: 'На эту смену нужна замена',
    late: 'Скажите, на сколько',
    car: 'Напишите, что случилось и едет ли авто',
  },
  howLate: (start) => `На сколько позже, чем ${start}?`,
  more: 'Больше',
  moreLabel: 'Сколько минут',
  drives: 'Авто едет?',
  yes: 'Авто едет',
  no: 'Авто не едет',
  text: 'Несколько слов для офиса (необязательно)',
  willGet: 'Офис получит:',
  late: (comes, start) => `начало ${comes} вместо ${start}`,
  ill: 'болезнь, нужна замена',
  carDrives: 'проблема с авто, авто едет',
  carStands: 'проблема с авто, авто не едет',
  nothingMoves: 'График от этого не меняется: об изменениях решит офис.',
  call: 'Офис',
  send: 'Отправить в офис',
  sendLate: (comes) => `Отправить: буду в ${comes}`,
  whichShift: 'Какой смены?',
}
