import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photo-failures.ts'

export const reportPhotoFailures: SameTexts<typeof polish.reportPhotoFailures> = {
  noReport: 'ეს შეტყობინება აღარ არის ან შეიცვალა, ამიტომ ფოტოს დამატება შეუძლებელია.',
  otherDriver: 'ეს ფოტო სხვა ადამიანის შეტყობინებას ეკუთვნის. გაიგზავნება, როცა ის შემოვა.',
  tooMany: 'დღეს უკვე ძალიან ბევრი ფოტო გაიგზავნა. ეს ხვალ წავა; თუ სასწრაფოა, დარეკეთ ოფისში.',
}
