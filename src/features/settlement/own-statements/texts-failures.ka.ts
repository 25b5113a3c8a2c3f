import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const ownStatementFailures: SameTexts<typeof polish.ownStatementFailures> = {
  noSuchStatement: 'ასეთი ანგარიში არ გაქვთ. დაბრუნდით თქვენი ანგარიშების სიაში.',
  redone: 'ოფისი ამ ანგარიშს ასწორებს, ამიტომ მისი PDF ჯერ არ მოქმედებს. დაბრუნდით, როცა ისევ დაიხურება.',
  most: 'მიუთითეთ, რამდენი ანგარიში ვაჩვენოთ: 1-დან 600-მდე.',
  question: 'დაწერეთ, რას არ ეთანხმებით: 1-დან 1000 ნიშნამდე.',
  tooManyOpen: (most) =>
    `ოფისის პასუხს უკვე ელოდება თქვენი ${most} კითხვა. დარეკეთ ოფისში ან დაელოდეთ პასუხს; რასაც წერთ, ამ მოწყობილობაზე დარჩება.`,
  channel: 'აირჩიეთ ელფოსტა, SMS ან შეტყობინებების გარეშე.',
  noSuchWay: 'ამ გზით ახლა ვერ გატყობინებთ. აირჩიეთ სხვა ან ოფისში იკითხეთ თქვენი მისამართი.',
  switchedOff: 'ანგარიშების შეტყობინებები გამორთულია. მათ ოფისი თვის პარამეტრებში რთავს.',
}
