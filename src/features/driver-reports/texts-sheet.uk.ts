import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-sheet.ts'

export const sheetTexts: SameTexts<typeof polish.sheetTexts> = {
  hints: {
    ill: 'На цю зміну потрібна заміна',
    late: 'Скажіть, на скільки',
    car: 'Напишіть, що сталося і чи їде авто',
  },
  howLate: (start) => `На скільки пізніше, ніж ${start}?`,
  more: 'Більше',
  moreLabel: 'Скільки хвилин',
  drives: 'Авто їде?',
  yes: 'Авто їде',
  no: 'Авто не їде',
  text: 'Кілька слів для офісу (необов’язково)',
  willGet: 'Офіс отримає:',
  late: (comes, start) => `початок ${comes} замість ${start}`,
  ill: 'хвороба, потрібна заміна',
  carDrives: 'проблема з авто, авто їде',
  carStands: 'проблема з авто, авто не їде',
  nothingMoves: 'Графік від цього не змінюється: про зміни вирішить офіс.',
  call: 'Офіс',
  send: 'Надіслати до офісу',
  sendLate: (comes) => `Надіслати: буду о ${comes}`,
  whichShift: 'Якої зміни?',
}
