import type { SameTexts } from '#platform/pure/same-texts.ts'
import { weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './sent-texts.ts'

export const sentTexts: SameTexts<typeof polish.sentTexts> = {
  alreadySentWaits: 'ფორმა ოფისის დადასტურებას ელოდებოდა. როცა ოფისი მას დაადასტურებს, ელფოსტას მიიღებთ.',
  madeAlready:
    'ამ კვირის გრაფიკი უკვე შედგენილია. ხელმისაწვდომობის გაგზავნა მაინც შეგიძლიათ: მოხვდებით მოლოდინის სიაში და ოფისი შეგატყობინებთ, თუ თავისუფალი მანქანა გამოჩნდება. ცვლებს, რომელთა აღება ახლავე შეიძლება, თქვენი კალენდარი აჩვენებს. თავისუფალი ადგილები ის მანქანებია, რომლებსაც ახლა მძღოლი არ ჰყავს.',
  alreadySentAdvice: 'თუ გსურთ შესწორება, დაუკავშირდით ოფისს.',
  sendAgain: 'განაცხადი გაუქმდა ან ოფისი ახალს ითხოვს? ხელახლა გაგზავნა',
  sendingAgain: 'გრაფიკს თავიდან ავსებთ. ადრე გაგზავნილი ინახება, სანამ ახალს მიიღებენ.',
  keepSentOne: 'გაგზავნილი გრაფიკის დატოვება',
  stranded: (week) =>
    `უცნობია, მივიდა თუ არა ოფისში თქვენი გრაფიკი: კვირა ${week.week} (${weekRange(week)}).`,
  strandedAdvice: 'გაგზავნა პასუხამდე შეწყდა, ამ კვირაზე კი გრაფიკს ვეღარ გაგზავნით. ჰკითხეთ ოფისს.',
  arrived: (week) => `თქვენი გრაფიკი ოფისში მივიდა: კვირა ${week.week} (${weekRange(week)}).`,
}
