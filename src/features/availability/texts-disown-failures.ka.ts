import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-disown-failures.ts'

export const formDisownFailures: SameTexts<typeof polish.formDisownFailures> = {
  wrongLink: 'ეს ბმული აღარ მოქმედებს. თუ ვიღაცამ თქვენი ნომრით ფორმა გაგზავნა, დარეკეთ ავტოპარკის ოფისში.',
  noSuchForm: 'ეს ფორმა აქ აღარ არის. განაახლეთ გვერდი.',
  cannotUndo: 'ამის გაუქმება უკვე შეუძლებელია. ფორმა ხელახლა გაგზავნეთ ან დარეკეთ ავტოპარკის ოფისში.',
}
