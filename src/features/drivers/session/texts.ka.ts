import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export type { WrongTry } from './texts.ts'

export const sessionTexts: SameTexts<typeof polish.sessionTexts> = {
  pinNeeded: 'კალენდრის სანახავად შეიყვანეთ PIN.',
  wrongPin: 'მონაცემები არასწორია. გაასწორეთ PIN და სცადეთ ხელახლა.',
  wrongPinOrPhone: 'მონაცემები არასწორია. გაასწორეთ ტელეფონის ნომერი და PIN და სცადეთ ხელახლა.',
  tooManyTries:
    'ძალიან ბევრი წარუმატებელი ცდაა, ამიტომ ახალი მოწყობილობის PIN-ს ახლა არ ვამოწმებთ. შესვლის კოდი მაშინვე დაგეხმარებათ: გაგზავნეთ თქვენს ელფოსტაზე ან დარეკეთ ავტოპარკის ოფისში.',
  tooManyFleetTries:
    'ძალიან ბევრი წარუმატებელი ცდაა, ამიტომ ახალი მოწყობილობის PIN-ს ახლა არ ვამოწმებთ. ავტოპარკის ოფისის შესვლის კოდი მაშინვე დაგეხმარებათ. მძღოლს შეუძლია ჯერ საკუთარი კალენდარი გახსნას ამ მოწყობილობაზე.',
  wrongCode: 'ეს შესვლის კოდი არასწორია ან აღარ მოქმედებს. გაასწორეთ ან სთხოვეთ ოფისს ახალი.',
}

export const wrongTryText: typeof polish.wrongTryText = ({ tried }) =>
  tried === 'pin' ? sessionTexts.wrongPin : sessionTexts.wrongPinOrPhone

export const wrongCodeText: typeof polish.wrongCodeText = () => sessionTexts.wrongCode
