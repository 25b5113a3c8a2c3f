import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-after-all.ts'

export const afterAllFailures: SameTexts<typeof polish.afterAllFailures> = {
  notLost: 'ამ ცვლის ამ გზით დაბრუნება შეუძლებელია. დარეკეთ ავტოპარკის ოფისში.',
  begun: 'ეს ცვლა უკვე დაიწყო, ამიტომ არაფერი შეცვლილა. დარეკეთ ავტოპარკის ოფისში.',
}
