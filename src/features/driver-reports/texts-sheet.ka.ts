import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-sheet.ts'

export const sheetTexts: SameTexts<typeof polish.sheetTexts> = {
  hints: {
    ill: 'ამ ცვლას შემცვლელი სჭირდება',
    late: 'თქვით, რამდენით',
    car: 'დაწერეთ, რა ხდება და დადის თუ არა მანქანა',
  },
  howLate: (start) => `რამდენით გვიან ${start}-ზე?`,
  more: 'მეტი',
  moreLabel: 'რამდენი წუთი',
  drives: 'მანქანა დადის?',
  yes: 'მანქანა დადის',
  no: 'მანქანა არ დადის',
  text: 'რამდენიმე სიტყვა ოფისისთვის (არასავალდებულო)',
  willGet: 'ოფისი მიიღებს:',
  late: (comes, start) => `დაწყება ${comes}, ნაცვლად ${start}`,
  ill: 'ავადმყოფობა, ცვლას შემცვლელი სჭირდება',
  carDrives: 'მანქანის პრობლემა, მანქანა დადის',
  carStands: 'მანქანის პრობლემა, მანქანა არ დადის',
  nothingMoves: 'გრაფიკი ამით არ იცვლება: ცვლილებას ოფისი გადაწყვეტს.',
  call: 'ოფისი',
  send: 'ოფისში გაგზავნა',
  sendLate: (comes) => `გაგზავნა: ვიქნები ${comes}-ზე`,
  whichShift: 'რომელი ცვლის?',
}
